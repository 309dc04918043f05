import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { afterBilling, mailsSent, passTo, runBilling } from '../../../../test/app/passing-time.ts';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import { type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import {
  aCustomer,
  anOrder,
  aPromotion,
  aSignedInAdministrator,
  aSignedInMember,
  invoiceNumbers,
} from '../../../../test/factories/billing.ts';

let database: TestDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, works: true });
  other = await createTestApp({ database, clock: app.clock, works: true });
});
afterEach(async () => {
  // Due work of one test must not run in another.
  await afterBilling(app);
  await app.platform.database.pool.query(
    `update subscriptions set state = 'ENDED', auto_renew = false where state <> 'ENDED'`,
  );
  app.clock.set('2026-11-15T10:00:00Z');
});
afterAll(async () => {
  await other.close();
  await app.close();
  await database.drop();
});

const stateOf = async (member: SignedInAccount) => {
  const { client } = await signedIn(app, member);
  const { subscription, activeUntil } = await client.my.subscription();
  return { state: subscription.state, activeUntil, invoices: subscription.invoices.length };
};

const aMemberWhoPays = async (wishes: Parameters<typeof aCustomer>[1] = {}): Promise<SignedInAccount> =>
  (await aCustomer(app, wishes)).member;

/** The mails are sorted by subject, because either server may have sent them. */
const mailsTo = async (address: string) => {
  const sent = [...(await mailsSent(app)), ...(await mailsSent(other))];
  return sent
    .filter(({ to }) => to === address)
    .map(({ subject }) => subject)
    .sort();
};

describe('a renewal', () => {
  test('is made once by two servers that start at the same moment, again and again', async () => {
    const members = await Promise.all(
      Array.from({ length: 5 }, (_, index) => aMemberWhoPays({ email: `zwei-${index}@firma.example` })),
    );
    app.clock.set('2027-11-14T08:00:00Z');
    await Promise.all([runBilling(app), runBilling(other), runBilling(app), runBilling(other)]);
    for (const [index, member] of members.entries()) {
      expect(await stateOf(member)).toEqual({ state: 'ACTIVE', activeUntil: '2028-11-14', invoices: 2 });
      expect(await mailsTo(`zwei-${index}@firma.example`)).toEqual([
        expect.stringMatching(/^Erinnerung: Rechnung ME-2026-/),
        expect.stringMatching(/^Ihre Rechnung ME-2026-/),
        expect.stringMatching(/^Ihre Rechnung ME-2027-/),
      ]);
    }
    const numbers = await invoiceNumbers(app.platform);
    expect(numbers.filter((number) => number.includes('2027'))).toHaveLength(5);
  });

  test('that fails for one organisation leaves it as it was and does not stop the others', async () => {
    const [before, broken, after] = [await aMemberWhoPays(), await aMemberWhoPays(), await aMemberWhoPays()];
    const { kysely } = app.platform.database;
    await kysely
      .updateTable('billing_data')
      .set({ email: null })
      .where('organisation_id', '=', broken.organisationId)
      .execute();
    app.clock.set('2027-11-14T08:00:00Z');
    const numbers = (await invoiceNumbers(app.platform)).length;
    await app.platform.database.transaction((tx) => app.platform.jobs.enqueue(tx, 'billing.run', {}));
    await expect.poll(() => stateOf(after)).toMatchObject({ activeUntil: '2028-11-14' });
    expect(await stateOf(before)).toMatchObject({ activeUntil: '2028-11-14' });
    expect(await stateOf(broken)).toMatchObject({ activeUntil: '2027-11-14', invoices: 1 });
    expect(await invoiceNumbers(app.platform)).toHaveLength(numbers + 2);

    await kysely
      .updateTable('billing_data')
      .set({ email: 'wieder@firma.example' })
      .where('organisation_id', '=', broken.organisationId)
      .execute();
    await app.platform.database.pool.query(`delete from pgboss.job where name = 'billing.run'`);
    await passTo(app, '2027-11-20T08:00:00Z');
    expect(await stateOf(broken), 'from the day it could be used again').toMatchObject({
      activeUntil: '2028-11-19',
      invoices: 2,
    });
  });

  test('comes on the last day where the organisation is, also when clocks change that night', async () => {
    app.clock.set('2026-10-26T10:00:00Z');
    const member = await aMemberWhoPays();
    expect(await stateOf(member)).toMatchObject({ activeUntil: '2027-10-25' });
    await passTo(app, '2027-10-24T21:59:59Z');
    expect(await stateOf(member)).toMatchObject({ invoices: 1 });
    await passTo(app, '2027-10-24T22:00:00Z');
    expect(await stateOf(member)).toMatchObject({ invoices: 2, activeUntil: '2028-10-25' });
  });

  test('is not made for an organisation whose last member has left', async () => {
    const member = await aMemberWhoPays();
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', member.organisationId)
      .execute();
    await passTo(app, '2027-11-14T08:00:00Z');
    expect(await stateOf(member)).toMatchObject({ activeUntil: '2027-11-14', invoices: 1 });
  });

  test('goes by the time zone of the organisation', async () => {
    const member = await aMemberWhoPays();
    await app.platform.database.kysely
      .updateTable('organisations')
      .set({ time_zone: 'Pacific/Auckland' })
      .where('id', '=', member.organisationId)
      .execute();
    await passTo(app, '2027-11-13T10:59:59Z');
    expect(await stateOf(member)).toMatchObject({ invoices: 1 });
    await passTo(app, '2027-11-13T11:00:00Z');
    expect(await stateOf(member)).toMatchObject({ invoices: 2 });
  });
});

describe('an invoice', () => {
  test('that is not paid is reminded of, a week and three weeks after its day', async () => {
    await aMemberWhoPays({ email: 'saeumig@firma.example' });
    await passTo(app, '2026-12-05T08:00:00Z');
    expect(await mailsTo('saeumig@firma.example')).toEqual([
      expect.stringMatching(/^Ihre Rechnung ME-2026-/),
    ]);
    for (const day of ['06', '07', '13', '20', '21', '30']) await passTo(app, `2026-12-${day}T08:00:00Z`);
    expect(await mailsTo('saeumig@firma.example')).toEqual([
      expect.stringMatching(/^Erinnerung: Rechnung ME-2026-/),
      expect.stringMatching(/^Erinnerung: Rechnung ME-2026-/),
      expect.stringMatching(/^Ihre Rechnung ME-2026-/),
    ]);
    const { client } = await aSignedInAdministrator(app);
    expect(await client.invoicesAdmin.list({ query: { state: 'OVERDUE', sort: '-number' } })).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ reminders: 2 })]),
    });
  });

  test('for a year that is yet to begin is neither overdue nor reminded of before', async () => {
    const { code } = await aPromotion(app, { kind: 'TRIAL_DAYS', value: 42 });
    const member = await aMemberWhoPays({ email: 'frueh@firma.example', promotionCode: code });
    const invoice = async () => {
      const { client } = await signedIn(app, member);
      const { items } = await client.subscription.invoices();
      return items[0];
    };
    expect(await invoice()).toMatchObject({ periodStart: '2026-12-27', dueOn: '2026-12-27', state: 'OPEN' });
    await passTo(app, '2026-12-27T12:00:00Z');
    expect(await invoice()).toMatchObject({ state: 'OPEN' });
    await passTo(app, '2027-01-02T12:00:00Z');
    expect(await invoice()).toMatchObject({ state: 'OVERDUE' });
    expect(await mailsTo('frueh@firma.example')).toEqual([expect.stringMatching(/^Ihre Rechnung ME-2026-/)]);
    await passTo(app, '2027-01-03T12:00:00Z');
    expect(await mailsTo('frueh@firma.example')).toEqual([
      expect.stringMatching(/^Erinnerung: Rechnung ME-2026-/),
      expect.stringMatching(/^Ihre Rechnung ME-2026-/),
    ]);
  });

  test('whose job got lost is sent by a later run', async () => {
    const quiet = await createTestApp({ database, clock: app.clock });
    await app.platform.jobs.stop();
    await other.platform.jobs.stop();
    const member = await aSignedInMember(quiet);
    await member.client.subscription.subscribe({ body: anOrder({ email: 'verloren@firma.example' }) });
    await quiet.platform.database.pool.query(`delete from pgboss.job where name = 'billing.send-invoice'`);
    const back = await createTestApp({ database, clock: app.clock, works: true });
    await passTo(back, '2026-11-15T12:00:00Z');
    const mails = await mailsSent(back);
    expect(mails.filter(({ to }) => to === 'verloren@firma.example')).toMatchObject([
      { attachments: [{ type: 'application/pdf', fileName: expect.stringMatching(/^ME-2026-.*\.pdf$/) }] },
    ]);
    await back.close();
    await quiet.close();
  });
});
