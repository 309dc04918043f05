import { expect, type Page } from '@playwright/test';

interface Stop {
  /** A part of the element's accessible name. */
  name: string;
  role?: string;
}

const LONGEST_WAY = 60;

/** Presses Tab until the wanted element has the focus, and checks that the focus is visible. */
export async function tabTo(page: Page, wanted: Stop): Promise<void> {
  await pressUntil(page, 'Tab', wanted);
  await expectVisibleFocus(page);
}

/** Moves within a menu with the arrow keys. */
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
    // The body contains every word and is not a tab stop.
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

/** Checks that the focus outline belongs to the focused element and is visible. */
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
  const isMarked = await focused.evaluate((stop) => stop.matches(':focus-visible'));
  // A person could also leave and come back by keyboard.
  await page.keyboard.press('Shift+Tab');
  const without = await frames();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => focused.evaluate((stop) => stop === document.activeElement || !stop.isConnected))
    .toBe(true);
  const isSeen = await focused.evaluate(isInSight);
  // Some controls replace their placeholder while they are checked. The control has the focus then.
  if (await focused.evaluate((stop) => !stop.isConnected)) return expectVisibleFocus(page);
  expect(isMarked).toBe(true);
  expect(withFocus, 'The focus is drawn.').not.toEqual(without);
  expect(isSeen, 'What has the focus is in sight.').toBe(true);
}

/** True if the middle of an element, or of its visible part, is inside the window and not covered. */
function isInSight(stop: Element): boolean {
  const host = stop.closest('.focus-host, label') ?? stop;
  const { left, top, width, height } = host.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
  return there !== null && (host.contains(there) || there.contains(host));
}
