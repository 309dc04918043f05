import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/app/test-database.ts';
import { aMember, signedIn } from '../../../test/factories/accounts.ts';
import { sha256 } from '../../../test/factories/frozen-reports.ts';
import { aRecord, catalogueKpi } from '../../../test/factories/kpis.ts';
import { aSubscription } from '../../../test/factories/subscriptions.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database, works: true });
});
afterAll(() => app.close());

/** Waits for the job, as the screen does. */
const wholeReport = (client: Awaited<ReturnType<typeof signedIn>>['client'], id: number) =>
  vi.waitFor(
    async () => {
      const report = await client.frozenReports.read({ params: { frozenReportId: id } });
      expect(report.state).not.toBe('PREPARING');
      return report;
    },
    { timeout: 60_000, interval: 250 },
  );

test('a real report is the same, byte for byte, after records, names and the server have changed', async () => {
  const person = await signedIn(app, await aMember(app.platform));
  const { client, organisationId } = person;
  await aSubscription(app.platform, organisationId);
  const kpi = await catalogueKpi(person, 'electricity-purchased');
  const record = await aRecord(person, kpi, '2025-03', 1200);
  const params = { year: 2025 };
  const { id, number } = await client.frozenReports.freeze({ params, body: {} }, { idempotencyKey: 'x1' });
  const again = await client.frozenReports.freeze({ params, body: {} }, { idempotencyKey: 'x1' });
  expect(again).toMatchObject({ id, number });
  const report = await wholeReport(client, id);
  expect(report.pages).toBeGreaterThan(3);
  const bytes = async (asker: typeof client) => {
    const hashes = [];
    for (const { format, language } of report.files) {
      const query = { format, language: language ?? 'de' } as const;
      const blob = await asker.frozenReports.export({ params: { frozenReportId: id }, query });
      hashes.push(sha256(Buffer.from(await blob.arrayBuffer())));
    }
    return hashes;
  };
  const before = await bytes(client);
  expect(before).toEqual(report.files.map((file) => file.sha256));
  const years = await client.reports.years();
  expect(years.items.find(({ year }) => year === 2025)?.frozen).toEqual({ id, number });

  const { pool } = app.platform.database;
  await client.kpiRecords.remove({ params: { kpiRecordId: record.id } });
  await pool.query('update organisations set name = $1 where id = $2', ['Ganz anders GmbH', organisationId]);
  await pool.query(
    `update kpis set translations = jsonb_set(translations, '{de,name}', '"Anders"') where id = $1`,
    [kpi.id],
  );
  const { dataDir } = app.platform.configuration;
  const restarted = await createTestApp({ database, environment: { DATA_DIR: dataDir } });
  try {
    const { client: later } = await signedIn(restarted, person);
    expect(await bytes(later)).toEqual(before);
    const next = await later.frozenReports.freeze({
      params,
      body: { replaces: id, reason: 'Strom berichtigt' },
    });
    expect(next.contentHash).not.toBe(report.contentHash);
  } finally {
    await restarted.close();
  }
}, 120_000);
