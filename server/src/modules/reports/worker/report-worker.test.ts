import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createTestDatabase } from '../../../../test/app/test-database.ts';
import { anEditor, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

const fetched = (app: TestApp, { token }: SignedInAccount, path: string, headers = {}) =>
  app.fetch(`/api/v1/my/reports/2026${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

describe('a report that is read on a thread of its own', () => {
  let app: TestApp;
  let person: SignedInAccount;
  beforeAll(async () => {
    app = await createTestApp();
    person = await aSubscriber(app);
  });
  afterAll(() => app.close());

  test('has the format of every other answer: JSON, compressed if accepted', async () => {
    for (const slug of ['natural-gas', 'electricity-purchased'])
      await aRecord(person, await catalogueKpi(person, slug), '2026-01', 5);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetched(app, person, '', { 'accept-encoding': encoding });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await answer.json()).toMatchObject({ year: 2026, state: 'RUNNING' });
    }
  });

  test('refuses in the one shape of errors', async () => {
    const answer = await app.fetch('/api/v1/my/reports/2027', {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: 'not_found.report' });
  });

  test('uses the present time and includes the latest changes', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    const definition = {
      translations: { de: { name: 'Druckluft', unitLabel: 'kWh' } },
      sector: 'e',
      unit: 'kW.h',
      aggregation: 'SUM',
      direction: 'LOWER',
      frequency: 'MONTH',
    } as const;
    const kpi = await editor.client.kpis.create({ body: { catalogue: true, ...definition } });
    const read = () => person.client.reports.read({ params: { year: 2026 } });
    const rowOf = async () => (await read()).kpis.find(({ kpi: { id } }) => id === kpi.id);
    await aRecord(person, kpi, '2026-01', 5);
    expect(await rowOf()).toMatchObject({ kpi: { name: 'Druckluft' }, value: 5 });

    await aRecord(person, kpi, '2026-02', 2);
    expect(await rowOf()).toMatchObject({ value: 7 });

    const translations = { de: { name: 'Pressluft', unitLabel: 'kWh' } };
    const { id, version } = kpi;
    await editor.client.kpis.update({ params: { id }, body: { ...definition, translations, version } });
    await expect.poll(rowOf).toMatchObject({ kpi: { name: 'Pressluft' } });

    app.clock.advance({ minutes: 3 });
    expect((await read()).at).toBe(app.clock.now().toISOString());
  });
});

test('a server that closes leaves no connection behind', async () => {
  const database = await createTestDatabase();
  const watching = new pg.Client(database);
  await watching.connect();
  const app = await createTestApp({ database });
  expect((await fetched(app, await aSubscriber(app), '')).status).toBe(200);
  await app.close();
  const others = async () => {
    const { rows } = await watching.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows;
  };
  await expect.poll(others).toEqual([]);
  await watching.end();
  await database.drop();
});
