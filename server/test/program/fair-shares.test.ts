import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDocument, fakeRendering } from '../app/fake-rendering.ts';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../app/test-database.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../factories/kpis.ts';
import { times } from '../races/race.ts';

const rendering = fakeRendering();
let database: TestDatabase;
let app: TestApp;
/** These connections are not the application's: one holds locks, and the other observes. */
let holder: pg.Client;
let watcher: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { DATABASE_POOL: '10' };
  app = await createTestApp({ database, environment, built: { rendering, stylesheets: [] } });
  const { connectionString } = database;
  holder = new pg.Client({ connectionString });
  watcher = new pg.Client({ connectionString });
  await Promise.all([holder.connect(), watcher.connect()]);
});

afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await app.close();
  await database.drop();
});

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);
const fiftyMonths = [2021, 2022, 2023, 2024, 2025].flatMap(monthsOf).slice(0, 50);

/** The number of own calls that wait for another session's lock. */
const waitingForALock = async () => {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'metra' and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};

it('an organisation whose calls all wait for a lock leaves connections to others, and is served in the end', async () => {
  const waiting = await aSubscriber(app);
  const other = await aSubscriber(app);
  const kpi = await catalogueKpi(waiting, 'electricity-purchased');
  await aRecord(waiting, kpi, '2026-01', 1);
  await holder.query('begin');
  await holder.query('select from organisation_kpis where organisation_id = $1 for update', [
    waiting.organisationId,
  ]);

  const entering = Promise.allSettled(fiftyMonths.map((month) => aRecord(waiting, kpi, month, 1)));
  const places = app.platform.configuration.database.pool;
  await expect.poll(waitingForALock).toBeGreaterThanOrEqual(places / 2);
  await expect.poll(() => app.platform.database.waiting()).toBeGreaterThan(0);

  expect(await other.client.kpis.read({ params: { id: kpi.id } })).toMatchObject({ id: kpi.id });
  expect(await aRecord(other, kpi, '2026-01', 1)).toMatchObject({ value: 1 });
  expect((await app.fetch('/health')).status).toBe(200);
  expect(await waitingForALock()).toBe(places / 2);

  await holder.query('commit');
  expect((await entering).filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('an organisation with more calls than there are places leaves places to others', async () => {
  const waiting = await aSubscriber(app);
  const other = await aSubscriber(app);
  const kpi = await catalogueKpi(waiting, 'electricity-purchased');
  await catalogueKpi(other, 'electricity-purchased');
  await aRecord(waiting, kpi, '2026-01', 1);
  await holder.query('begin');
  await holder.query('select from organisation_kpis where organisation_id = $1 for update', [
    waiting.organisationId,
  ]);

  const months = times(150, (index) => monthsOf(2008 + Math.floor(index / 12))[index % 12] ?? '');
  const entering = Promise.allSettled(months.map((month) => aRecord(waiting, kpi, month, 1)));
  await expect.poll(() => app.platform.database.waiting()).toBeGreaterThan(130);
  expect(await aRecord(other, kpi, '2026-01', 1)).toMatchObject({ value: 1 });

  await holder.query('commit');
  expect((await entering).filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('someone who has not signed in and waits for a lock leaves connections to members', async () => {
  const member = await aSubscriber(app);
  const kpi = await catalogueKpi(member, 'electricity-purchased');
  await holder.query('begin');
  await holder.query('lock table rate_limits in exclusive mode');

  const login = (_: unknown, index: number) =>
    app.client().auth.login({ body: { username: `jemand${index}@firma.example`, password: 'falsch' } });
  const asking = Promise.allSettled(Array.from({ length: 30 }, login));
  const places = app.platform.configuration.database.pool;
  await expect.poll(waitingForALock).toBeGreaterThanOrEqual(places / 2);
  await expect.poll(() => app.platform.database.waiting()).toBeGreaterThan(0);

  expect(await aRecord(member, kpi, '2026-01', 1)).toMatchObject({ value: 1 });
  expect(await waitingForALock()).toBe(places / 2);

  await holder.query('commit');
  await asking;
});

it('pages that wait for a lock leave connections to members, and are rendered in the end', async () => {
  const member = await aSubscriber(app);
  const kpi = await catalogueKpi(member, 'electricity-purchased');
  await holder.query('begin');
  await holder.query('lock table mail_tokens in access exclusive mode');

  rendering.render = async ({ fetch }) => {
    const answer = await fetch(`/api/v1/account/password-recovery/check-token?token=${'x'.repeat(43)}`);
    return aDocument(String(answer.status));
  };
  const asking = Promise.all(times(30, (index) => app.fetch(`/angebote?seite=${index}`)));
  const places = app.platform.configuration.database.pool;
  await expect.poll(waitingForALock).toBeGreaterThanOrEqual(places / 2);
  await expect.poll(() => app.platform.database.waiting()).toBeGreaterThan(0);

  expect(await aRecord(member, kpi, '2026-01', 1)).toMatchObject({ value: 1 });
  expect(await waitingForALock()).toBe(places / 2);

  await holder.query('commit');
  expect(new Set((await asking).map(({ status }) => status))).toEqual(new Set([200]));
});
