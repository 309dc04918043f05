import { callerOf } from '../accounts/api.ts';
import { keepToken } from '../accounts/fixtures.ts';
import { expect } from '../fixtures.ts';
import { endIn } from '../subscription/fixtures.ts';
import { subscriptionPage } from '../subscription/pages.ts';
import type { AccessibleArea } from './area.ts';

const path = '/app/profile/abo';

/** The states follow each other from the end of the trial to a paid year and its end. */
export const subscriptionArea: AccessibleArea = {
  name: 'the subscription',
  language: 'de',
  onlooker: 'strategist',
  prepare: ({ program, strategist }) => endIn(program, strategist, 5),
  states: [
    {
      name: 'a trial that ends',
      path: '/app/dashboard',
      reach: ({ page, t }) =>
        expect(page.getByRole('region', { name: t('subscription.banner.label') })).toBeVisible(),
    },
    {
      name: 'an order that is refused',
      path,
      async reach({ page, t }) {
        const { code, street, vatId, order } = subscriptionPage(page, t);
        await code.fill('gibt es nicht');
        await code.press('Enter');
        await expect(page.getByText('Diesen Aktionscode gibt es nicht.')).toBeVisible();
        await street.fill('');
        await vatId.fill('DE136695977');
        await order.click();
        await expect(page.getByText(t('subscription.terms.required'), { exact: true })).toBeVisible();
      },
    },
    {
      name: 'what was ordered',
      path,
      async reach({ page, t }) {
        const { vatId, street, terms, order, ordered, code } = subscriptionPage(page, t);
        await code.fill('');
        await street.fill('Hafenweg 7');
        await vatId.fill('DE136695976');
        await terms.check();
        await order.click();
        await expect(ordered).toBeVisible();
      },
    },
    {
      name: 'another address of the invoice',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('subscription.billing.change') }).click();
        await expect(page.getByRole('dialog', { name: t('subscription.billing.title') })).toBeVisible();
      },
    },
    {
      name: 'a subscription to end',
      path,
      async reach({ page, t }) {
        await subscriptionPage(page, t).cancel.click();
        await expect(page.getByRole('alertdialog', { name: t('subscription.cancel.title') })).toBeVisible();
      },
    },
    {
      name: 'a subscription that has ended',
      async path({ program, strategist }) {
        await endIn(program, strategist, -3);
        return path;
      },
      reach: ({ page, t }) => expect(page.getByText(t('subscription.stays.text'))).toBeVisible(),
    },
    {
      name: 'a subscription that support looks at',
      async path({ page, program, language, strategist, administrator }) {
        await endIn(program, strategist, 100);
        const { id: accountId } = await strategist.api.auth.getLogin();
        const acting = callerOf(program, language, administrator.token());
        await acting.api.auth.impersonate({ body: { accountId, reason: 'Frage zur Rechnung' } });
        await keepToken(page, acting.token());
        return path;
      },
      reach: ({ page, t }) => expect(page.getByText(t('subscription.locked'))).toBeVisible(),
    },
  ],
};
