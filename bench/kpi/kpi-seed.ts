import { type Seeder, seed } from '../lib/seeding.ts';

const kpis = 25;
const months = 80;
/** The number of records of one organisation. */
export const recordsEach = kpis * months;

/**
 * Creates many organisations with years of monthly records. The rows are written month by month, so that the
 * records of one organisation are far apart as in production. The indexes are built after the rows.
 */
export const seedRecords = (adminConnectionString: string, organisations: number): Promise<void> =>
  seed(adminConnectionString, `${organisations * recordsEach} records`, async (seeder) => {
    const { run } = seeder;
    await run('settings', `set maintenance_work_mem = '1GB'; set session_replication_role = replica`);
    await run(
      'organisations',
      `
      insert into organisations (slug, name, created_at)
      select 'bench-' || n, 'Bench ' || n, now() from generate_series(1, ${organisations}) n;
      insert into organisation_kpis (organisation_id, kpi_id)
      select o.id, k.id from organisations o cross join (${wantedKpis}) k where o.slug like 'bench-%'`,
    );
    const excluding = await pauseIndexes(seeder);
    await writeMonths(seeder);
    await run('indexes', 'reindex table kpi_records');
    await run('exclusion', 'update pg_index set indisexclusion = true where indexrelid = any($1)', [
      excluding,
    ]);
    await run('vacuum of the records', 'vacuum (analyze) kpi_records');
    await run('vacuum of the KPIs', 'vacuum (analyze) organisation_kpis');
  });

/**
 * Marks the indexes as not ready, so that rows are not added to them until they are built again. An exclusion
 * constraint becomes a plain index meanwhile, because comparing each row with all others takes most of the time.
 */
async function pauseIndexes({ run, read }: Seeder): Promise<string[]> {
  const rows = await read<{ id: string }>(
    `select indexrelid as id from pg_index where indrelid = 'kpi_records'::regclass and indisexclusion`,
  );
  await run(
    'no indexes',
    `update pg_index set indisready = false, indisvalid = false, indisexclusion = false
      where indrelid = 'kpi_records'::regclass`,
  );
  return rows.map(({ id }) => id);
}

async function writeMonths({ run }: Seeder): Promise<void> {
  for (let ago = months; ago >= 1; ago -= 1)
    await run(
      `month ${months - ago + 1} of ${months}`,
      `
      insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
        quality, created_at, updated_at)
      select o.id, k.id, m, m + interval '1 month' - interval '1 day', v, k.unit_code, v, 'MEASURED', now(), now()
      from (select date_trunc('month', now()) - interval '${ago} months' as m) month
      cross join (select id from organisations where slug like 'bench-%' order by id) o
      cross join (${wantedKpis}) k
      cross join lateral (select (1000 + (o.id * 7 + k.id * 13 + extract(month from m)) % 500)::numeric as v) as value`,
    );
}

const wantedKpis = `
  select id, unit_code from kpis where organisation_id is null and formula is null and frequency = 'MONTH'
  union all
  select * from (select id, unit_code from kpis where organisation_id is null and formula is null
    and frequency = 'QUARTER' order by id limit 20) q
  limit ${kpis}`;
