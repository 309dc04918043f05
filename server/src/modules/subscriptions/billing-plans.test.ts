import type { MetraContract } from '@metra/contract';
import type { invoicesAdmin, subscriptionsAdmin } from '@metra/contract/billing-admin';
import type { Client } from '@metra/contract/client';
import type { Query } from '@metra/contract/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInAccount } from '../../../test/factories/accounts.ts';
import { anOrder, aSignedInAdministrator, aSignedInMember } from '../../../test/factories/billing.ts';
import { fillWith, plansOf } from '../../../test/query-plans.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { dueStore } from './billing-run/due.store.ts';

let database: TestDatabase;
let app: TestApp;
let member: SignedInAccount;
let admin: Client<MetraContract>;

/** Thousands of customers, nearly all of whom have paid. */
const crowd = `
  with others as (
    insert into organisations (slug, name) select 'crowd-' || n, 'Crowd ' || n from generate_series(1, 3000) n
    returning id
  ), theirs as (
    insert into subscriptions
      (organisation_id, state, is_trial, started_at, period_start, active_until, auto_renew, price_cents)
    select id, 'ACTIVE', false, now(), '2026-11-01', date '2027-10-31' + (id % 300)::int, true, 69000 from others
    returning id, organisation_id
  ), numbered as (
    select id, organisation_id, row_number() over () + 1 as sequence from theirs
  )
  insert into invoices (year, sequence, number, kind, organisation_id, subscription_id, issued_on, due_on,
    period_start, period_end, net_cents, vat_category, vat_percent, vat_cents, gross_cents, customer_name, content,
    created_at, paid_cents, paid_on)
  select 2026, sequence, 'ME-2026-' || sequence, 'INVOICE', organisation_id, id, '2026-11-01', '2026-11-14',
    '2026-11-01', '2027-10-31', 69000, 'S', 19, 13110, 82110, 'Crowd ' || md5(sequence::text),
    (select content from invoices limit 1), now(), case when sequence % 500 = 0 then 0 else 82110 end,
    case when sequence % 500 = 0 then null else date '2026-11-10' end
  from numbered order by sequence`;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  admin = (await aSignedInAdministrator(app)).client;
  member = await aSignedInMember(app);
  await member.client.subscription.subscribe({ body: anOrder() });
  await fillWith(database, crowd);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('among many customers, no table of theirs is read from end to end', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the subscription', () => member.client.my.subscription()],
    ['own invoices', () => member.client.subscription.invoices({})],
    [
      'what is due in a billing run',
      () => dueStore(app.platform.database.kysely).subscriptions(app.clock.now(), 30, 0),
    ],
    [
      'what is overdue in a billing run',
      () => dueStore(app.platform.database.kysely).overdueInvoices(app.clock.today('Europe/Berlin'), 0),
    ],
  ])('%s', async (_, act) => {
    expect((await plansOf(app.platform, act)).scanned).toEqual([]);
  });

  test.each<Partial<Query<typeof invoicesAdmin.list>>>([
    { query: 'lindner' },
    { state: 'OVERDUE' },
    { state: 'OPEN' },
    { state: 'CANCELLED' },
    { kind: 'CREDIT_NOTE' },
  ])('invoices with %o', async (query) => {
    expect((await plansOf(app.platform, () => admin.invoicesAdmin.list({ query }))).scanned).toEqual([]);
  });

  test('invoices and subscriptions of an organisation', async () => {
    const query = { organisationId: member.organisationId };
    expect((await plansOf(app.platform, () => admin.invoicesAdmin.list({ query }))).scanned).toEqual([]);
    expect((await plansOf(app.platform, () => admin.subscriptionsAdmin.list({ query }))).scanned).toEqual([]);
  });

  test('subscriptions by a part of the name of their organisation', async () => {
    const query = { query: 'rowd 2999' };
    const { scanned, indexes } = await plansOf(app.platform, () => admin.subscriptionsAdmin.list({ query }));
    expect({ scanned, isFound: indexes.includes('organisations_names') }).toEqual({
      scanned: [],
      isFound: true,
    });
  });
});

describe('a page among many is read in the order of an index', () => {
  test.each<[Query<typeof invoicesAdmin.list>['sort'], string]>([
    ['-number', 'invoices_number_unique'],
    ['issuedOn', 'invoices_issued'],
    ['-dueOn', 'invoices_due'],
    ['gross', 'invoices_gross'],
    ['-customer', 'invoices_customer'],
  ])('invoices by %s: %s', async (sort, index) => {
    const act = () => admin.invoicesAdmin.list({ query: { sort } });
    expect((await plansOf(app.platform, act)).indexes).toContain(index);
  });

  test.each<[Query<typeof subscriptionsAdmin.list>['sort'], string]>([
    ['-id', 'subscriptions_pkey'],
    ['activeUntil', 'subscriptions_active_until'],
    ['-startedAt', 'subscriptions_started'],
    ['organisation', 'organisations_in_order'],
  ])('subscriptions by %s: %s', async (sort, index) => {
    const act = () => admin.subscriptionsAdmin.list({ query: { sort } });
    expect((await plansOf(app.platform, act)).indexes).toContain(index);
  });
});
