import { expect, type Page } from '@playwright/test';

interface Stop {
  /** Part of what the stop is called. */
  name: string;
  role?: string;
}

const LONGEST_WAY = 60;

/** Presses Tab until the wanted stop has the focus, and sees to it that the focus shows. */
export async function tabTo(page: Page, wanted: Stop): Promise<void> {
  await pressUntil(page, 'Tab', wanted);
  await expectVisibleFocus(page);
}

/** The same within a menu, where the arrows lead from one item to the next. */
export const arrowTo = (page: Page, wanted: Stop): Promise<void> => pressUntil(page, 'ArrowDown', wanted);

async function pressUntil(page: Page, key: string, wanted: Stop): Promise<void> {
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    await page.keyboard.press(key);
    if (await isAt(page, wanted)) return;
  }
  throw new Error(`The keyboard does not reach ${wanted.name}.`);
}

const isAt = (page: Page, wanted: Stop) =>
  page.evaluate(({ name, role }) => {
    const stop = document.activeElement;
    // The page as a whole holds every word, and is no stop.
    if (!stop || stop === document.body) return false;
    const own = stop.getAttribute('role') ?? (stop instanceof HTMLInputElement ? stop.type : null);
    if (role && own !== role) return false;
    const labels = stop.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = [
      ...labels.map((id) => document.getElementById(id)),
      ...(stop instanceof HTMLInputElement ? (stop.labels ?? []) : []),
      stop.closest('label'),
      stop,
    ];
    const label = stop.getAttribute('aria-label');
    return label?.includes(name) || words.some((element) => element?.textContent?.includes(name));
  }, wanted);

/** The frame round what has the focus is drawn by it, and goes with it; and it stands where it can be seen. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
  const frames = () =>
    focused.evaluate((stop) =>
      [stop, ...(stop.closest('.focus-host') ? [stop.closest('.focus-host')] : [])].flatMap((element) => {
        const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body);
        return [boxShadow, outlineStyle === 'none' ? 'none' : outlineWidth];
      }),
    );
  const withFocus = await frames();
  expect(await focused.evaluate((stop) => stop.matches(':focus-visible'))).toBe(true);
  // Leaving and coming back by keyboard is what a person could do as well.
  await page.keyboard.press('Shift+Tab');
  const without = await frames();
  await page.keyboard.press('Tab');
  expect(withFocus, 'The focus is drawn.').not.toEqual(without);
  await expect.poll(() => focused.evaluate((stop) => stop === document.activeElement)).toBe(true);
  expect(await focused.evaluate(isInSight), 'What has the focus is in sight.').toBe(true);
}

/** Whether the middle of an element, or of what draws it, is neither outside the window nor under something else. */
function isInSight(stop: Element): boolean {
  const host = stop.closest('.focus-host, label') ?? stop;
  const { left, top, width, height } = host.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
  return there !== null && (host.contains(there) || there.contains(host));
}
