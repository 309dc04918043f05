import pg from 'pg';

/** Records of one organisation: 25 KPIs over 80 months. */
export const recordsEach = 2_000;
const kpis = 25;
const months = recordsEach / kpis;

/**
 * Many organisations with years of monthly records, written month by month as life does, so that one organisation's
 * records lie far apart. Checks and indexes come after the rows, which takes minutes instead of hours; they are the
 * same in the end.
 */
export async function seedRecords(connectionString: string, organisations: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`set maintenance_work_mem = '1GB'; set session_replication_role = replica`);
    const { rows } = await client.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'kpi_records_no_overlap'`,
    );
    const indexes = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where indexname in ('kpi_records_values', 'kpi_records_deleted')`,
    );
    await client.query(
      `
      insert into organisations (slug, name, created_at)
      select 'bench-' || n, 'Bench ' || n, now() from generate_series(1, $1::int) n`,
      [organisations],
    );
    await client.query(`
      insert into organisation_kpis (organisation_id, kpi_id)
      select o.id, k.id from organisations o cross join (${wantedKpis}) k where o.slug like 'bench-%'`);
    await client.query('alter table kpi_records drop constraint kpi_records_no_overlap');
    for (const { indexname } of indexes.rows) await client.query(`drop index ${indexname}`);
    await client.query(`
      insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, unit_code, canonical_value,
        quality, created_at, updated_at)
      select o.id, k.id, m, m + interval '1 month' - interval '1 day', v, k.unit_code, v, 'MEASURED', now(), now()
      from generate_series(date_trunc('month', now()) - interval '${months} months',
        date_trunc('month', now()) - interval '1 month', interval '1 month') m
      cross join (select id from organisations where slug like 'bench-%' order by id) o
      cross join (${wantedKpis}) k
      cross join lateral (select (1000 + (o.id * 7 + k.id * 13 + extract(month from m)) % 500)::numeric as v) as value`);
    for (const { indexdef } of indexes.rows) await client.query(indexdef);
    await client.query(
      `alter table kpi_records add constraint kpi_records_no_overlap ${rows[0]?.definition}`,
    );
    await client.query('vacuum (analyze) kpi_records');
    await client.query('vacuum (analyze) organisation_kpis');
  } finally {
    await client.end();
  }
}

const wantedKpis = `
  select id, unit_code from kpis where organisation_id is null and formula is null and frequency = 'MONTH'
  union all
  select * from (select id, unit_code from kpis where organisation_id is null and formula is null
    and frequency = 'QUARTER' order by id limit 20) q
  limit ${kpis}`;
