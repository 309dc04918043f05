import { expect } from '../fixtures.ts';
import { aDebtor } from '../money/debtor.ts';
import type { AccessibleArea } from './area.ts';

let debtor: Awaited<ReturnType<typeof aDebtor>> | undefined;

const invoicesOf = (query: string) => `/admin/invoices?query=${encodeURIComponent(query)}`;

/** These are the dialogs that ask before invoices are reminded of or cancelled. */
export const moneyArea: AccessibleArea = {
  name: 'the money',
  language: 'de',
  onlooker: 'administrator',
  async prepare({ program, member }) {
    debtor = await aDebtor(program, member.token);
  },
  states: [
    {
      name: 'invoices to remind of',
      path: () => invoicesOf(debtor?.name ?? ''),
      async reach({ page, t }) {
        await page.getByRole('checkbox', { name: t('administration.list.choosePage') }).check();
        await page.getByRole('button', { name: t('billing-admin.bulk.remind'), exact: true }).click();
        const name = t('billing-admin.bulk.title', { count: '2', of: '3' });
        await expect(page.getByRole('heading', { name })).toBeVisible();
      },
    },
    {
      name: 'an invoice to cancel',
      path: () => invoicesOf(debtor?.overdue[1] ?? ''),
      async reach({ page, t }) {
        await page.getByRole('link', { name: debtor?.overdue[1] ?? '' }).click();
        await page.getByRole('button', { name: t('billing-admin.credit.open') }).click();
        await page.getByRole('dialog').getByLabel(t('billing-admin.reason')).fill('Doppelt gestellt');
      },
    },
  ],
};
