import { anOrder } from '../../server/test/factories/billing.ts';
import { callerOf } from '../accounts/api.ts';
import { expect } from '../fixtures.ts';
import type { AccessibleArea } from './area.ts';

const CUSTOMER = 'Erinnert GmbH';

/** Dialogs about invoices. */
export const moneyArea: AccessibleArea = {
  name: 'the money',
  language: 'de',
  onlooker: 'administrator',
  prepare: ({ program, member }) =>
    callerOf(program, 'de', member.token).api.subscription.subscribe({ body: anOrder({ name: CUSTOMER }) }),
  states: [
    {
      name: 'invoices to remind of',
      path: `/admin/invoices?query=${encodeURIComponent(CUSTOMER)}`,
      async reach({ page, t }) {
        await page.getByRole('checkbox', { name: t('administration.list.choosePage') }).check();
        await page.getByRole('button', { name: t('billing-admin.bulk.remind'), exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'an invoice to cancel',
      path: `/admin/invoices?query=${encodeURIComponent(CUSTOMER)}`,
      async reach({ page, t }) {
        await page.getByRole('row').nth(1).getByRole('link').first().click();
        await page.getByRole('button', { name: t('billing-admin.credit.open') }).click();
        await page.getByRole('dialog').getByLabel(t('billing-admin.reason')).fill('Doppelt gestellt');
      },
    },
  ],
};
