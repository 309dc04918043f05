import { type Seeder, seed } from '../lib/seeding.ts';

const kpis = 25;
const months = 80;
/** The number of records of one organisation. */
export const recordsEach = kpis * months;

/**
 * Creates many organisations with years of monthly records. The rows are written month by month, so that the
 * records of one organisation are far apart as in production. Constraints and indexes are created after the
 * rows, which takes minutes instead of hours.
 */
export const seedRecords = (adminConnectionString: string, organisations: number): Promise<void> =>
  seed(adminConnectionString, `${organisations * recordsEach} records`, async (seeder) => {
    const { run, read } = seeder;
    await run('settings', `set maintenance_work_mem = '1GB'; set session_replication_role = replica`);
    const [overlap] = await read<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'kpi_records_no_overlap'`,
    );
    const indexes = await read<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where indexname in ('kpi_records_values', 'kpi_records_deleted')`,
    );
    await run(
      'organisations',
      `
      insert into organisations (slug, name, created_at)
      select 'bench-' || n, 'Bench ' || n, now() from generate_series(1, ${organisations}) n;
      insert into organisation_kpis (organisation_id, kpi_id)
      select o.id, k.id from organisations o cross join (${wantedKpis}) k where o.slug like 'bench-%'`,
    );
    await run('no checks', 'alter table kpi_records drop constraint kpi_records_no_overlap');
    for (const { indexname } of indexes) await run('no indexes', `drop index ${indexname}`);
    await writeMonths(seeder);
    for (const { indexname, indexdef } of indexes) await run(`index ${indexname}`, indexdef);
    await run(
      'check that no periods overlap',
      `alter table kpi_records add constraint kpi_records_no_overlap ${overlap?.definition}`,
    );
    await run('vacuum of the records', 'vacuum (analyze) kpi_records');
    await run('vacuum of the KPIs', 'vacuum (analyze) organisation_kpis');
  });

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
