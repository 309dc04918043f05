import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../accounts/texts.ts';
import { expect } from '../fixtures.ts';

/** The year of the answers in these journeys. */
export const year = 2026;

export const at = (place: string) => `/app/reporting/vsme?year=${year}#${place}`;

export const rowOf = (page: Page, name: string): Locator => page.locator(`[id="${name}"]`);

/** Chooses an action from the menu of a row. */
export async function choose(page: Page, row: Locator, action: string | RegExp, t: Texts): Promise<void> {
  await row.getByRole('button', { name: t('reporting.vsme.menu', { label: '' }).trim() }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens a row for an answer with its placeholder or its menu. */
export async function openRow(page: Page, name: string, t: Texts): Promise<Locator> {
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  const button = row.getByRole('button', { name: t('reporting.vsme.save'), exact: true });
  if (await button.isVisible()) return row;
  await choose(page, row, new RegExp(`^(${t('reporting.vsme.answer')}|${t('reporting.vsme.change')})$`), t);
  await expect(button).toBeVisible();
  return row;
}

export async function save(row: Locator, t: Texts): Promise<void> {
  await row.getByRole('button', { name: t('reporting.vsme.save'), exact: true }).click();
  await expect(row).toContainText(t('reporting.vsme.origin.answered'));
}
