import { contract, type MetraContract } from '@metra/contract';
import { createClient } from '@metra/contract/core/client';
import { manifestOf } from '@metra/contract/core/manifest';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeClock } from '../app/fake-clock.ts';
import { patience } from '../app/patience.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../app/test-database.ts';
import { anOrder, aPromotion, aSignedInMember, invoiceNumbers } from '../factories/billing.ts';
import { runProgram, temporaryFolder } from './run-program.ts';

const CUSTOMERS = 6;
/** Polling finds jobs that are not announced, and their priority is low. */
const whileBusy = { ...patience, timeout: 200_000 };

const folder = temporaryFolder();
let database: TestDatabase;
/** This server observes and never runs jobs. */
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, clock: fakeClock(new Date()) });
});
afterAll(async () => {
  await app.close();
  await database.drop();
  folder.remove();
});

const rowsOf = async (statement: string) => (await app.platform.database.pool.query(statement)).rows;

const isRenewed = async () => {
  const [{ count }] = await rowsOf(
    'select count(*)::int from invoices where period_start > (select min(period_start) from invoices)',
  );
  return count > 0;
};

test('orders and renewals are whole or not there, however often the server is killed', async () => {
  const { code } = await aPromotion(app, { validFrom: '2020-01-01' });
  let acknowledged = 0;
  /** The times of the kills: after one order, during all orders, and in the middle of renewals. */
  const moments: readonly (() => Promise<unknown>)[] = [
    () => vi.waitUntil(() => acknowledged > 0, patience),
    async () => undefined,
    () => vi.waitUntil(isRenewed, whileBusy),
  ];
  for (const untilMoment of moments) {
    const members = await Promise.all(Array.from({ length: CUSTOMERS }, () => aSignedInMember(app)));
    // All subscriptions so far become due.
    await rowsOf(`update subscriptions set active_until = (now() at time zone 'Europe/Berlin')::date`);
    const program = await runProgram({ DATABASE_URL: database.connectionString, DATA_DIR: folder.path });
    const { jobs } = app.platform;
    await app.platform.database.transaction((tx) => jobs.enqueue(tx, 'billing.run', {}));
    const orders = members.map(({ token }) =>
      createClient<MetraContract>(manifestOf(contract), {
        baseUrl: program.address,
        token: () => token,
        language: () => 'de',
      })
        .subscription.subscribe({ body: anOrder({ promotionCode: code }) })
        .then(
          () => {
            acknowledged += 1;
          },
          () => undefined,
        ),
    );
    await untilMoment();
    await program.stop('SIGKILL');
    await Promise.all(orders);
  }

  const [{ count: ordered }] = await rowsOf(`select count(*)::int from subscriptions`);
  expect(ordered).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged, 'orders that got through').toBeGreaterThan(0);
  expect(ordered, 'orders that did not').toBeLessThan(moments.length * CUSTOMERS);
  expect(
    await rowsOf(`select s.id from subscriptions s where (
        select count(*) from invoices i where i.subscription_id = s.id and i.period_start = s.period_start) <> 1`),
    'years without an invoice of their own',
  ).toEqual([]);
  expect(
    await rowsOf(`select s.id from subscriptions s where not exists (
        select from promotion_redemptions r where r.subscription_id = s.id)`),
    'orders without their redemption',
  ).toEqual([]);
  expect(await rowsOf('select redemptions from promotions')).toEqual([{ redemptions: ordered }]);
  const numbers = await invoiceNumbers(app.platform);
  expect(numbers.map((number) => Number(number.slice(-5)))).toEqual(numbers.map((_, index) => index + 1));
  expect(await rowsOf('select last from invoice_numbers')).toEqual([{ last: numbers.length }]);
}, 600_000);
