import type { TrackableGoal, TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, catalogueKpi, monthOf } from '../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { DatabaseClient } from '../database/database-client.ts';
import { dataVersionStore, mergeOldDataChanges } from './data-version.store.ts';

let database: TestDatabase;
let one: TestApp;
let other: TestApp;
/** This server receives no signals, so it never uses its cache. */
let withoutCache: TestApp;
let person: SignedInAccount;
let goal: TrackableGoal;
let measure: TrackableMeasure;

beforeAll(async () => {
  database = await createTestDatabase();
  one = await createTestApp({ database });
  other = await createTestApp({ database });
  withoutCache = await createTestApp({ database });
  await withoutCache.platform.signals.close();
  ({ member: person, goal, measure } = await aTrackedGoal(one));
  await aRecord(person, await catalogueKpi(person, 'electricity-purchased'), '2026-09', 120);
});
afterAll(async () => {
  await Promise.all([one, other, withoutCache].map((app) => app.close()));
  await database.drop();
});

const paths = [
  '/my/metra-lite/dashboard',
  '/tracking/company-data',
  '/tracking/kpi-history',
  '/tracking/kpi-records',
  '/tracking/goals',
  '/tracking/kpi-due',
  '/my/metra-lite/kpis',
];

async function answersOf(app: TestApp): Promise<string[]> {
  const headers = { authorization: `Bearer ${person.token}` };
  return Promise.all(
    paths.map(async (path) => {
      const answer = await app.fetch(`/api/v1${path}`, { headers });
      expect(answer.status, path).toBe(200);
      return answer.text();
    }),
  );
}

describe('answers that servers keep', () => {
  test('change with every change through another server, at once and to the byte', async () => {
    const { client } = person;
    const kpi = await catalogueKpi(person, 'water-withdrawal');
    const own = await anOwnKpi(person, 'Kisten');
    const record = await aRecord(person, kpi, '2026-08', 50);
    const params = { kpiRecordId: record.id };
    const changes: Record<string, () => Promise<unknown>> = {
      'a value is entered': () => aRecord(person, own, '2026-10', 3),
      'a value is changed': () =>
        client.kpiRecords.update({
          params,
          body: { ...monthOf('2026-08'), version: record.version, value: 75, confirmed: true },
        }),
      'a value is removed': () => client.kpiRecords.remove({ params, query: {} }),
      'a value is restored': () => client.kpiRecords.restore({ params }),
      'a KPI is switched off': () =>
        client.kpis.switchOff({ params: { id: own.id }, body: { reason: 'Wird nicht mehr gezählt.' } }),
      'a KPI is switched on': () => client.kpis.switchOn({ params: { id: own.id } }),
      'a goal is changed': () =>
        client.tracking.updateGoal({
          params: { trackableGoalId: goal.id },
          body: { version: goal.version, note: 'Neue Halle' },
        }),
      'a measure is done': () =>
        client.tracking.updateMeasure({
          params: { trackableMeasureId: measure.id },
          body: { version: measure.version, state: 'DONE' },
        }),
      'the operator renames a goal': () =>
        one.platform.database.pool.query(
          `update goals set translations = jsonb_set(translations, '{de,name}', '"Umbenannt"') where id = $1`,
          [goal.goalId],
        ),
    };
    await answersOf(other);
    for (const [what, change] of Object.entries(changes)) {
      const before = await answersOf(other);
      await change();
      const after = await answersOf(other);
      expect(after, what).toEqual(await answersOf(withoutCache));
      expect(after, what).not.toEqual(before);
    }
  });

  test('depend only on tables whose changes are noted', async () => {
    const { pool } = one.platform.database;
    const fresh = await createTestApp({ database });
    await fresh.platform.signals.close();
    const { token } = await signedIn(fresh, person);
    const queries = vi.spyOn(DatabaseClient.prototype, 'query');
    person = { ...person, token };
    await answersOf(fresh);
    const asked = queries.mock.calls.map(
      ([query]) => query as unknown as { text: string; values: unknown[] },
    );
    queries.mockRestore();
    await fresh.close();
    const client = await pool.connect();
    await client.query('begin');
    for (const { text, values } of asked.filter((query) => /^\s*(select|with)/i.test(query.text ?? '')))
      await client.query({ text, values });
    // A transaction holds a lock on every table that it has read, also within functions.
    const { rows } = await client.query<{ name: string }>(`
      select distinct c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
      where l.pid = pg_backend_pid() and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'data_updated')
      order by name`);
    await client.query('rollback');
    client.release();
    expect(rows.map(({ name }) => name)).toEqual(['data_changes']);
  });

  test('stay right when old notes are merged, and the notes become few', async () => {
    const { kysely, pool } = one.platform.database;
    const { organisationId } = person;
    await pool.query(
      `insert into data_changes (organisation_id, transaction, at)
       select $1, -n, now() - interval '1 hour' from generate_series(1, 200) n`,
      [organisationId],
    );
    const before = await dataVersionStore(kysely, organisationId).read();
    await mergeOldDataChanges(kysely);
    const after = await dataVersionStore(kysely, organisationId).read();
    expect(after).not.toBe(before);
    expect(after.length).toBeLessThan(before.length);
    expect(await answersOf(other)).toEqual(await answersOf(withoutCache));
  });
});

test('every table that notes a change notes each kind of it', async () => {
  const { rows } = await one.platform.database.pool.query(`
    select tgrelid::regclass::text as name, count(*)::integer as kinds from pg_trigger
    where tgname in ('data_inserted', 'data_updated', 'data_deleted') group by tgrelid having count(*) <> 3`);
  expect(rows).toEqual([]);
});
