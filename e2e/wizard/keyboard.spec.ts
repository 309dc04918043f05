import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Place } from './wizard-pages.ts';

interface Stop {
  /** Part of what the stop is called. */
  name: string;
  role?: string;
}

const LONGEST_WAY = 60;

/** Presses Tab until the wanted stop has the focus. */
async function tabTo(page: Page, wanted: Stop) {
  for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(({ name, role }) => {
      const stop = document.activeElement;
      if (!stop || (role && stop.getAttribute('role') !== role)) return false;
      const labels = stop.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const words = [
        ...labels.map((id) => document.getElementById(id)),
        ...(stop instanceof HTMLInputElement ? (stop.labels ?? []) : []),
        stop.closest('label'),
        stop,
      ];
      return words.some((element) => element?.textContent?.includes(name));
    }, wanted);
    if (isThere) return;
  }
  throw new Error(`The keyboard does not reach ${wanted.name}.`);
}

test('the whole way can be walked by keyboard alone', async ({ wizard, page, catalogue }) => {
  test.slow();
  const pressAction = async (key: string) => {
    await tabTo(page, { name: wizard.words(key) });
    await page.keyboard.press('Enter');
  };

  const arrive = async (place: Place) => {
    await wizard.expectAt(place);
    // The focus goes to the heading of a new page; what is pressed before that may be lost.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };

  await wizard.open();
  await pressAction('welcome.begin');

  await arrive('motivation');
  await tabTo(page, { name: catalogue.motivations[1]?.name ?? '', role: 'checkbox' });
  await page.keyboard.press('Space');
  await pressAction('next.goals');

  await arrive('goals');
  // A group of radios is one stop; the arrows choose within it.
  await tabTo(page, { name: '', role: 'radio' });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await pressAction('next.measures');

  await arrive('measures/e');
  await tabTo(page, { name: '', role: 'radio' });
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await pressAction('next.companyInfos');

  await arrive('company-profile');
  await tabTo(page, { name: wizard.words('company.industry') });
  await page.keyboard.type(catalogue.industries[4]?.name.slice(0, 6) ?? '');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, { name: catalogue.sizes[0]?.name ?? '', role: 'radio' });
  await page.keyboard.press('ArrowDown');
  for (const [field, value] of [
    ['company.street', 'Zollernstraße 12'],
    ['company.zipCode', '78532'],
    ['company.city', 'Tuttlingen'],
  ] as const) {
    await tabTo(page, { name: wizard.t(field) });
    await page.keyboard.type(value);
    // Suggestions may be open; what was typed counts as well.
    await page.keyboard.press('Escape');
  }
  await pressAction('next.summary');

  await arrive('summary');
  await pressAction('summary.finish');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});
