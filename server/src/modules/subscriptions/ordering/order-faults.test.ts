import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  anOrder,
  aPromotion,
  aSignedInMember,
  countOf,
  invoiceNumbers,
} from '../../../../test/factories/billing.ts';
import { aMemberWithStrategy } from '../../../../test/factories/strategies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('many at once', () => {
  test('a hundred orders of one organisation make one subscription and one invoice', async () => {
    const { client, organisationId } = await aSignedInMember(app);
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () => client.subscription.subscribe({ body: anOrder() })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf(app.platform, 'subscriptions', organisationId)).toBe(1);
    expect(await countOf(app.platform, 'invoices', organisationId)).toBe(1);
  });

  test('the last redemption among fifty goes to one, and numbers have no gap', async () => {
    const { code, id } = await aPromotion(app, { maxRedemptions: 1 });
    const members = await Promise.all(Array.from({ length: 50 }, () => aSignedInMember(app)));
    const answers = await Promise.allSettled(
      members.map(({ client }) => client.subscription.subscribe({ body: anOrder({ promotionCode: code }) })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = new Set(
      answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.i18nKey] : [])),
    );
    refusals.delete('service.overloaded');
    refusals.delete('service.unavailable');
    expect([...refusals]).toEqual(['promotion.used_up']);
    const { redemptions } = await app.platform.database.kysely
      .selectFrom('promotions')
      .select('redemptions')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(redemptions).toBe(1);
  });

  test('orders of many organisations get numbers one after another', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => aSignedInMember(app)));
    await Promise.all(members.map(({ client }) => client.subscription.subscribe({ body: anOrder() })));
    const numbers = await invoiceNumbers(app.platform);
    expect(numbers).toEqual(numbers.map((_, index) => `ME-2026-${String(index + 1).padStart(5, '0')}`));
  });
});

/** All tables that an order writes, in this order. */
const steps = [
  'subscriptions',
  'promotions',
  'promotion_redemptions',
  'billing_data',
  'audit_log',
  'invoice_numbers',
  'invoices',
  'pgboss.job',
];

test.each(steps)('an order that breaks at %s leaves nothing behind, not even a number', async (table) => {
  const { pool } = app.platform.database;
  const { member } = await aMemberWithStrategy(app);
  const { code, id } = await aPromotion(app);
  const numbers = await invoiceNumbers(app.platform);
  await pool.query(`create function break_here() returns trigger language plpgsql as
    $$ begin raise exception 'broken on purpose'; end $$`);
  await pool.query(`create trigger break_here before insert or update on ${table}
    for each row execute function break_here()`);
  try {
    await expect(
      member.client.subscription.subscribe({ body: anOrder({ promotionCode: code }) }),
    ).rejects.toMatchObject({ status: 500 });
  } finally {
    await pool.query('drop function break_here cascade');
  }
  expect(await member.client.my.subscription()).toMatchObject({ isTrial: true, activeUntil: '2026-12-15' });
  expect(await member.client.subscription.billing()).toMatchObject({ email: null, version: 1 });
  expect(await invoiceNumbers(app.platform)).toEqual(numbers);
  const [promotion] = (await pool.query('select redemptions from promotions where id = $1', [id])).rows;
  expect(promotion.redemptions).toBe(0);
  await member.client.subscription.subscribe({ body: anOrder({ promotionCode: code }) });
  expect(await invoiceNumbers(app.platform)).toHaveLength(numbers.length + 1);
});
