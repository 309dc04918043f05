import { readOnlyReports } from '../../server/src/modules/reports/worker/read-only-reports.ts';
import { systemClock } from '../../server/src/platform/clock/clock.ts';
import { openOwnDatabase } from '../lib/application.ts';
import type { RunBench } from '../lib/bench.ts';
import { statementsOf } from '../lib/recorded-statement.ts';
import { seed } from '../lib/seeding.ts';
import { median } from '../lib/statistics.ts';

/** The minimum share of the speed of the bare statements. */
const wanted = { share: 0.5 } as const;
const kpis = 60;
const years = 3;
const rounds = { full: 100, quick: 50 } as const;
/** The compiler optimises the code during the first hundreds of reports. */
const roundsToWarmUp = 500;

/** Compares the yearly report as JSON with its SQL statements. */
export const runReports: RunBench = async ({ options, report, atEnd, turn, ...place }) => {
  const { platform, organisationId } = await turn(async () => {
    const { platform, adminConnectionString } = await openOwnDatabase(place, 'bench_reports', atEnd);
    return { platform, organisationId: await seedOrganisation(adminConnectionString) };
  });
  const { pool } = platform.database;
  const reports = readOnlyReports(platform);
  const year = systemClock.today('Europe/Berlin').year - 1;
  const read = () => reports.shown({ organisationId, year, language: 'de' });
  await turn(async () => {
    for (let round = 0; round < roundsToWarmUp; round++) await read();
  });
  const statements = await statementsOf(pool, read);
  const bare = async () => {
    const client = await pool.connect();
    try {
      for (const { name, text, values } of statements)
        await client.query({ ...(name && { name }), text, values });
    } finally {
      client.release();
    }
  };
  const times = { report: [] as number[], bare: [] as number[] };
  const turns = options.isQuick ? rounds.quick : rounds.full;
  // The turns alternate, so that both have the same conditions.
  for (let round = 0; round < turns; round++) {
    await turn(async () => {
      times.report.push(await timed(read));
      times.bare.push(await timed(bare));
    });
  }
  const [whole, alone] = [median(times.report), median(times.bare)];
  report
    .group({
      title: `The report of ${kpis} KPIs over ${years} years (median of ${turns})`,
      why: 'A report is computed from many figures: what is computed may take as long as what is read, and no longer.',
      look: 'server/src/modules/reports/worker (a CPU profile says which part), then how many statements it reads with',
    })
    .budget({
      name: 'as JSON',
      value: alone / whole,
      unit: 'of its bare statements',
      wanted: { atLeast: wanted.share },
      detail: `${whole.toFixed(1)} : ${alone.toFixed(1)} ms, ${statements.length} statements`,
    });
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Creates an organisation with values for every period. */
async function seedOrganisation(adminConnectionString: string): Promise<number> {
  let id = 0;
  await seed(adminConnectionString, `${kpis} KPIs over ${years} years`, async ({ run, read }) => {
    const [created] = await read<{ id: number }>(`
      insert into organisations (slug, name, country, created_at)
      values ('bench-report', 'Bench', 'DE', now() - interval '5 years') returning id`);
    id = created?.id ?? 0;
    await run(
      'records',
      `
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
      c.months * interval '1 month') m`,
    );
    await run('statistics of the tables', 'analyze');
  });
  return id;
}
