import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

export interface CountryCount {
  country: string | null;
  organisations: number;
}

export const touchedResultViews = (db: Db) => ({
  /** Counts by country how many organisations have entered one of these KPIs for a time between two days. */
  async organisations(
    kpiIds: readonly number[],
    { firstDay, lastDay }: { firstDay: string; lastDay: string },
  ): Promise<CountryCount[]> {
    const { rows } = await sql<CountryCount>`
    select o.country, count(*) as organisations from (
      select distinct u.organisation_id from organisation_kpis u
      where u.kpi_id = any(${kpiIds}::bigint[]) and exists (
        select from kpi_records r where r.organisation_id = u.organisation_id and r.kpi_id = u.kpi_id
          and r.deleted_at is null and r.period_end >= ${firstDay}::date and r.period_start <= ${lastDay}::date)) entering
    join organisations_countries o on o.id = entering.organisation_id
    group by o.country`.execute(db);
    return rows;
  },
});
