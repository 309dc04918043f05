import { readFile } from 'node:fs/promises';
import { readDatev } from '../../server/test/readers/datev-reader.ts';
import { expect, keepToken, test } from '../accounts/fixtures.ts';
import { aDebtor } from './debtor.ts';

test('an administrator reminds in bulk, books, takes back and hands over to the tax adviser', async ({
  page,
  t,
  program,
  member,
  administrator,
}) => {
  test.slow();
  const { name, fresh, overdue } = await aDebtor(program, member.token);
  const [first = '', second = ''] = overdue;

  await keepToken(page, administrator.token());
  await page.goto(`/admin/invoices?query=${encodeURIComponent(name)}`);
  await expect(
    page.getByRole('heading', { level: 1, name: t('billing-admin.invoices.title') }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: t('administration.list.choosePage') }).check();
  await page.getByRole('button', { name: t('billing-admin.bulk.remind'), exact: true }).click();
  await expect(
    page.getByRole('heading', { name: t('billing-admin.bulk.title', { count: '2', of: '3' }) }),
  ).toBeVisible();
  await expect(
    page.getByText(t('billing-admin.bulk.reason.NOT_OVERDUE', { name: `${fresh} ${name}` })),
  ).toBeVisible();
  await page.getByRole('button', { name: '2 Erinnerungen senden' }).click();
  await expect(page.getByText('2 Erinnerungen sind unterwegs.')).toBeVisible();

  await page.getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: t('billing-admin.book.open') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('billing-admin.book.open') })
    .click();
  await expect(page.getByText(t('billing-admin.book.whole', { number: first }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    t('billing-admin.invoices.states.PAID'),
  );

  await page.goto(`/admin/invoices?query=${encodeURIComponent(second)}`);
  await page.getByRole('link', { name: second }).click();
  await page.getByRole('button', { name: t('billing-admin.credit.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('billing-admin.reason')).fill('Doppelt gestellt');
  await dialog.getByRole('button', { name: t('billing-admin.credit.open') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    t('billing-admin.invoices.states.CANCELLED'),
  );

  await page.goto('/admin/invoices');
  await page.getByRole('button', { name: t('billing-admin.datev.open') }).click();
  await page.getByLabel(t('billing-admin.datev.from'), { exact: true }).fill('01.05.2023');
  await page.getByLabel(t('billing-admin.datev.to'), { exact: true }).fill('31.05.2023');
  await expect(page.getByText('SKR03')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('billing-admin.datev.take') }).click();
  const file = await readFile(await (await downloading).path());
  const { rows } = readDatev(new Uint8Array(file));
  expect(rows.map((row) => row['Belegfeld 1'])).toEqual(expect.arrayContaining([first, second]));
});
