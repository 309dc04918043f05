import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { seedCatalogue } from '../server/src/modules/catalogue/catalogue.module.ts';
import { reportReading } from '../server/src/modules/reports/reading/report-reading.ts';
import { seedStandards } from '../server/src/modules/standards/standards.module.ts';
import { systemClock } from '../server/src/platform/clock/clock.ts';
import { readConfiguration } from '../server/src/platform/configuration.ts';
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openPlatform } from '../server/src/platform/open-platform.ts';
import { statementsOf } from './recorded-statement.ts';
import { median, type Report } from './report.ts';

/** Of the speed of the bare statements. */
const wanted = { share: 0.5 } as const;
const kpis = 60;
const years = 3;
const rounds = 100;
/** As a server that runs for a while: code is compiled anew for some hundred reports. */
const roundsToWarmUp = 500;

/** The report of a year as JSON, against the statements it is read with. */
export async function reportsBench({ title, row }: Report): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'metra-bench-reports-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  const connectionString = postgres.connectionString();
  await migrate({ connectionString });
  const platform = await openPlatform({
    configuration: readConfiguration({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: 'off' }),
    connectionString,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    works: false,
  });
  try {
    const { database } = platform;
    await seedCatalogue(database);
    await seedStandards(database);
    const organisationId = await recorded(database.kysely);
    const reading = reportReading(platform);
    const year = systemClock.today('Europe/Berlin').year - 1;
    const read = () => reading.shown({ organisationId, year, language: 'de' });
    for (let round = 0; round < roundsToWarmUp; round++) await read();
    const statements = await statementsOf(database.pool, read);
    const bare = async () => {
      const client = await database.pool.connect();
      try {
        for (const { name, text, values } of statements)
          await client.query({ ...(name && { name }), text, values });
      } finally {
        client.release();
      }
    };
    const timed = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const times = { report: [] as number[], bare: [] as number[] };
    // In turns, so that both have the same machine.
    for (let round = 0; round < rounds; round++) {
      times.report.push(await timed(read));
      times.bare.push(await timed(bare));
    }
    const [report, statementsAlone] = [median(times.report), median(times.bare)];
    const share = statementsAlone / report;
    title(
      `The report of ${kpis} KPIs over ${years} years (median of ${rounds}, ${statements.length} statements)`,
    );
    row(
      'as JSON',
      `${share.toFixed(2)} of its bare statements (${report.toFixed(1)} : ${statementsAlone.toFixed(1)} ms, wanted ${wanted.share})`,
      share >= wanted.share,
    );
  } finally {
    await platform.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An organisation with values of every month, in the KPIs' own periods. */
async function recorded(db: Awaited<ReturnType<typeof openPlatform>>['database']['kysely']): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into organisations (slug, name, country, created_at) values ('bench-report', 'Bench', 'DE', now() - interval '5 years')
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    with chosen as (
      select k.id, k.unit_code, case k.frequency when 'MONTH' then 1 when 'QUARTER' then 3 else 12 end as months
      from kpis k where k.organisation_id is null and k.formula is null and k.computed_by is null
      order by k.position, k.id limit ${kpis}
    ), entered as (
      insert into organisation_kpis (organisation_id, kpi_id) select ${id}, id from chosen
    )
    insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value, quality,
      created_at, updated_at)
    select ${id}, c.id, m::date, (m + c.months * interval '1 month' - interval '1 day')::date, 100 + c.id, c.unit_code,
      100 + c.id, 'MEASURED', now(), now()
    from chosen c cross join lateral generate_series(
      date_trunc('year', now()) - ${years} * interval '1 year', date_trunc('year', now()) - interval '1 month',
      c.months * interval '1 month') m`.execute(db);
  await sql`analyze`.execute(db);
  return id;
}
