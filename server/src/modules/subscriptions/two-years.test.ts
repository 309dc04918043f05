import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterBilling, mailsSent, passTo } from '../../../test/app/passing-time.ts';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import {
  anOrder,
  aPromotion,
  aSignedInAdministrator,
  invoiceNumbers,
} from '../../../test/factories/billing.ts';
import { aMemberWithStrategy } from '../../../test/factories/strategies.ts';

let app: TestApp;
let member: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp({ works: true });
  ({ member } = await aMemberWithStrategy(app));
});
afterAll(() => app.close());

/** Sessions end earlier, so each call signs in again. */
const client = async () => (await signedIn(app, member)).client;
const currentState = async () => {
  const { subscription, activeUntil, autoRenew, isTrial } = await (await client()).my.subscription();
  return { state: subscription.state, activeUntil, autoRenew, isTrial };
};
let read = 0;
/** The subjects of mails since the last call. */
async function newSubjects(): Promise<string[]> {
  await afterBilling(app);
  const mails = await mailsSent(app);
  const news = mails.slice(read).map(({ subject }) => subject);
  read = mails.length;
  return news;
}
/** Pays open invoices at once, so that no reminders are sent. */
async function payInvoices(): Promise<void> {
  const { invoicesAdmin } = (await aSignedInAdministrator(app)).client;
  const { items } = await invoicesAdmin.list({ query: { state: 'OPEN' } });
  for (const { id, open, version } of items) {
    const body = { amount: open, paidOn: app.clock.today('Europe/Berlin').toString(), version };
    await invoicesAdmin.bookPayment({ params: { invoiceId: id }, body });
  }
}
const mayWork = async () =>
  (await client()).tracking
    .addGoal({ body: { goalId: 999_999, measures: [1] } })
    .then(() => true)
    .catch(({ i18nKey }: { i18nKey: string }) => i18nKey !== 'subscription.required');

test('two years of a customer: trial, paid, renewal, cancel, take back, end, return', async () => {
  expect(await currentState()).toEqual({
    state: 'TRIAL',
    activeUntil: '2026-12-15',
    autoRenew: false,
    isTrial: true,
  });

  await passTo(app, '2026-11-16T08:00:00Z');
  expect(await newSubjects()).toEqual(['Willkommen bei Metra: kostenlos bis zum 15. Dezember 2026']);
  await passTo(app, '2026-12-08T08:00:00Z');
  await passTo(app, '2026-12-09T08:00:00Z');
  expect(await newSubjects()).toEqual(['Ihre Testphase endet in 7 Tagen']);

  const { code } = await aPromotion(app, { name: 'Willkommen', value: 50 });
  await (await client()).subscription.subscribe({ body: anOrder({ promotionCode: code }) });
  expect(await currentState()).toEqual({
    state: 'ACTIVE',
    activeUntil: '2027-12-15',
    autoRenew: true,
    isTrial: false,
  });
  expect(await newSubjects()).toEqual(['Ihre Rechnung ME-2026-00001']);
  await payInvoices();

  await passTo(app, '2026-12-16T08:00:00Z');
  expect(await newSubjects(), 'the trial within the order ends in silence').toEqual([]);
  expect(await mayWork()).toBe(true);

  await passTo(app, '2027-11-15T08:00:00Z');
  await passTo(app, '2027-12-08T08:00:00Z');
  await passTo(app, '2027-12-14T08:00:00Z');
  expect(await newSubjects()).toEqual([
    'Ihr Abo verlängert sich in 30 Tagen',
    'Ihr Abo verlängert sich in 7 Tagen',
    'Ihr Abo verlängert sich morgen',
  ]);

  await passTo(app, '2027-12-15T00:30:00Z');
  await passTo(app, '2027-12-15T01:30:00Z');
  expect(await newSubjects()).toEqual(['Ihre Rechnung ME-2027-00001']);
  await payInvoices();
  expect(await (await client()).my.subscription()).toMatchObject({
    subscription: {
      state: 'ACTIVE',
      price: 69_000,
      periodStart: '2027-12-16',
      invoices: [{ net: 69_000, periodStart: '2027-12-16', periodEnd: '2028-12-15' }, { net: 34_500 }],
    },
    promotion: null,
    activeUntil: '2028-12-15',
  });

  await (await client()).subscription.cancel();
  expect(await currentState()).toMatchObject({
    state: 'CANCELLED',
    autoRenew: false,
    activeUntil: '2028-12-15',
  });
  expect(await mayWork()).toBe(true);
  await (await client()).subscription.resume();
  expect(await currentState()).toMatchObject({ state: 'ACTIVE', autoRenew: true });
  await (await client()).subscription.cancel();

  await newSubjects();
  await passTo(app, '2028-12-08T08:00:00Z');
  expect(await newSubjects()).toEqual(['Ihr Abo endet in 7 Tagen']);
  app.clock.set('2028-12-15T22:59:59Z');
  expect(await mayWork()).toBe(true);
  app.clock.set('2028-12-15T23:00:00Z');
  expect(await currentState(), 'before any job has run').toMatchObject({ state: 'ENDED' });
  expect(await mayWork()).toBe(false);
  await expect((await client()).subscription.resume()).rejects.toMatchObject({
    i18nKey: 'subscription.not_cancelled',
  });
  await passTo(app, '2028-12-16T08:00:00Z');
  await passTo(app, '2028-12-17T08:00:00Z');
  expect(await newSubjects()).toEqual(['Ihr Abo ist zu Ende']);

  await passTo(app, '2029-02-28T08:00:00Z');
  await (await client()).subscription.subscribe({ body: anOrder() });
  expect(await currentState()).toMatchObject({ state: 'ACTIVE', activeUntil: '2030-02-27' });
  expect(await mayWork()).toBe(true);
  expect(await newSubjects()).toEqual(['Ihre Rechnung ME-2029-00001']);
  expect(await invoiceNumbers(app.platform)).toEqual(['ME-2026-00001', 'ME-2027-00001', 'ME-2029-00001']);
}, 240_000);

test('an invoice comes with its PDF, in words and in HTML', async () => {
  const [invoice] = (await mailsSent(app)).filter(({ subject }) => subject.startsWith('Ihre Rechnung'));
  expect(invoice).toMatchObject({ to: 'buchhaltung@lindner.example' });
  expect(invoice?.text).toContain('Bitte überweisen Sie 410,55\u00a0€ bis zum 23. Dezember 2026.');
  expect(invoice?.text).toContain('https://metra.example/app/profile/abo');
  expect(invoice?.html).toContain('410,55');
});
