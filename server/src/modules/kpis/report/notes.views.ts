import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Reader } from '../../../platform/http/reader.ts';

export const recordNoteViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** Reads the notes beside reasons for missing values, the newest of each KPI within these days. */
  async ofReasons({ start, end }: { start: string; end: string }): Promise<ReadonlyMap<number, string>> {
    const { rows } = await sql<{ kpi_id: number; note: string }>`
    select distinct on (r.kpi_id) r.kpi_id, r.note from kpi_records r
    where r.organisation_id = ${organisationId} and r.deleted_at is null and r.canonical_value is null
      and r.note is not null and r.period_end >= ${start} and r.period_start <= ${end}
    order by r.kpi_id, r.period_end desc`.execute(db);
    return new Map(rows.map(({ kpi_id, note }) => [kpi_id, note]));
  },

  async firstDay(): Promise<string | null> {
    const { rows } = await sql<{ first: string | null }>`
    select min(f.period_start)::text as first
    from organisation_kpis o cross join lateral (
      select b.period_start from kpi_records b
      where b.organisation_id = o.organisation_id and b.kpi_id = o.kpi_id and b.deleted_at is null
      order by b.period_end limit 1) f
    where o.organisation_id = ${organisationId}`.execute(db);
    return rows[0]?.first ?? null;
  },
});
