import { expect, type Page } from '@playwright/test';

export const QUICK_CHECK = '/questionnaires/esg-quick-check';
export const QUESTIONS = 15;

const place = (page: Page) => page.getByRole('progressbar');

export const submit = (page: Page) => page.locator('button[type="submit"]');

export const atQuestion = (page: Page, number: number) =>
  expect(place(page)).toHaveAttribute('aria-valuenow', String(number));

/** Chooses the first option, or types a number or a sentence, and continues. */
export async function answer(page: Page, number: number): Promise<void> {
  await atQuestion(page, number);
  const main = page.getByRole('main');
  // Until its scripts run, the page shows all questions for browsers without scripts; then they are hidden and
  // removed.
  await expect(main.getByRole('region', { includeHidden: true })).toHaveCount(1);
  const field = main.locator('input[type="text"], textarea');
  if (await field.count()) await field.fill('12');
  else await main.locator('label').first().click();
  await goOn(page, number);
}

/** Continues with the present answer. */
export async function goOn(page: Page, number: number): Promise<void> {
  await submit(page).click();
  if (number < QUESTIONS) await atQuestion(page, number + 1);
}

export const atResult = (page: Page, language: '' | '/en') =>
  expect(page).toHaveURL(new RegExp(`${language}${QUICK_CHECK}/results/[\\w-]{43}$`));
