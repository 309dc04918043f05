import { keepToken } from '../accounts/fixtures.ts';
import { expect, test } from '../content/fixtures.ts';

test('an administrator opens a standard, and reads what it asks for and where values come from', async ({
  page,
  administrator,
  t,
}) => {
  await keepToken(page, administrator.token());
  await page.goto('/admin/standards');
  await page.getByRole('link', { name: /VSME/ }).click();
  await expect(page).toHaveURL(/\/admin\/standards\/vsme-/);
  await expect(page.getByRole('heading', { level: 2, name: /^B7/ })).toBeVisible();
  const water = page.getByRole('table', { name: /^B6/ });
  const withdrawal = water.getByRole('row').filter({ hasText: 'Wasserentnahme an allen Standorten' });
  // The column is headed by the same word, so the cell alone tells.
  await expect(
    withdrawal.getByRole('cell', { name: t('catalogue-admin.standards.counts'), exact: true }),
  ).toBeVisible();
  await expect(withdrawal.getByRole('cell', { name: /water-withdrawal/ })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalogue-admin.standards.title') })
    .click();
  await expect(page).toHaveURL(/\/admin\/standards$/);
});
