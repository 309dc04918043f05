import { contract } from '@metra/contract';
import { operationsOf } from '@metra/contract/core/operation';
import { toDoLists } from '@metra/contract/core/overview-lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectMetrics } from '../../src/modules/operation/collect-metrics.job.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import type { SignedInAccount } from '../factories/accounts.ts';
import { aSignedInAdministrator } from '../factories/billing.ts';
import { send } from '../sweep/operation-call.ts';
import { aFullOrganisation } from '../sweep/tenant-objects.ts';
import { rowsWithTiesAndNulls } from './own-rows.ts';

let app: TestApp;
let administrator: SignedInAccount;

beforeAll(async () => {
  app = await createTestApp();
  await rowsWithTiesAndNulls(await aFullOrganisation(app, 'Nordstern'));
  administrator = await aSignedInAdministrator(app);
  const db = app.platform.database.kysely;
  const now = app.clock.now();
  // Each kind has some waiting rows and some others.
  await sql`insert into failed_jobs (job_id, name, data, attempts, reason, failed_at, settled_at, settled_as)
    values (gen_random_uuid(), 'mail.deliver', '{}', 5, 'not today', ${now}, null, null),
      (gen_random_uuid(), 'mail.deliver', '{}', 5, 'not today', ${now}, ${now}, 'DISCARDED')`.execute(db);
  await sql`update outbox_mails set failed_at = ${now}, text_body = case when id % 2 = 0 then text_body end
    where sent_at is null`.execute(db);
  await sql`update organisations set listed = true, deleted_at = null`.execute(db);
  const inTenDays = new Date(now.getTime() + 10 * 86_400_000);
  await sql`insert into invoices (year, sequence, number, kind, organisation_id, issued_on, due_on, period_start, period_end,
      net_cents, vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at)
    select 2024, 1, 'ME-2024-1', kind, organisation_id, '2024-01-01', ${inTenDays}::date, period_start, period_end,
      net_cents, vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at
    from invoices where kind = 'INVOICE' order by id limit 1`.execute(db);
});
afterAll(() => app.close());

/** The operation behind an admin page. The page of jobs shows failed jobs. */
const listAt = (path: string): string => {
  const asked = path === '/admin/jobs' ? '/admin/failed-jobs' : path;
  const found = [...operationsOf(contract)].find(
    ({ operation }) => operation.path === asked && operation.method === 'GET',
  );
  return found?.id ?? '';
};

test('every waiting item links to a list of the same length', async () => {
  const { toDo } = await administrator.client.overview.read();
  expect(toDo.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(toDoLists).toSorted());
  const found: Record<string, number> = {};
  for (const { kind } of toDo) {
    const { path, query } = toDoLists[kind];
    const { status, text } = await send(administrator, listAt(path), { query });
    expect(status, text).toBe(200);
    found[kind] = JSON.parse(text).total;
  }
  expect(found).toEqual(Object.fromEntries(toDo.map(({ kind, count }) => [kind, count])));
});

test('every current count links to a list of the same length', async () => {
  await collectMetrics(app.platform);
  const { readings } = await administrator.client.overview.read();
  const numberOf = (wanted: string) => readings.find(({ reading }) => reading === wanted)?.now;
  const { list } = administrator.client.subscriptionsAdmin;
  expect(numberOf('ACTIVE_SUBSCRIPTIONS')).toBeGreaterThan(0);
  expect((await list({ query: { state: 'RUNNING', isTrial: false } })).total).toBe(
    numberOf('ACTIVE_SUBSCRIPTIONS'),
  );
  const ending = { isTrial: false, autoRenew: false, endsWithin: 30 };
  expect((await list({ query: ending })).total).toBe(numberOf('ENDING_SUBSCRIPTIONS'));
});
