import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { translatedText } from '../../../platform/database/translated-text.ts';
import type { Reader } from '../../../platform/http/reader.ts';

export const kpisAdminViews = (db: Db, { language }: Pick<Reader, 'language'>) => ({
  async goalsReading(kpiId: number): Promise<{ id: number; name: string }[]> {
    const { rows } = await sql<{ id: number; name: string }>`
    select g.goal_id as id, ${translatedText('g.translations', 'name', language)} as name
    from catalogue_goal_kpis g where g.kpi_id = ${kpiId} order by name, id limit 200`.execute(db);
    return rows;
  },

  /** Returns whom switching off KPIs affects: companies that enter them, and goals that are left without a KPI. */
  async effects(kpiIds: readonly number[]) {
    const { rows } = await sql<{ key: 'ORGANISATIONS_KEEP' | 'GOALS_WITHOUT'; name: string }>`
    select 'ORGANISATIONS_KEEP' as key, o.name from organisations_directory o
    where o.id in (select organisation_id from organisation_kpis where kpi_id = any(${kpiIds}::bigint[]))
    union all
    select 'GOALS_WITHOUT', ${translatedText('g.translations', 'name', language)} from catalogue_goal_kpis g
    where g.active and g.kpi_id = any(${kpiIds}::bigint[]) and not exists (
      select from catalogue_goal_kpis other join kpis k on k.id = other.kpi_id
      where other.goal_id = g.goal_id and k.active and k.id <> all(${kpiIds}::bigint[]))
    group by g.goal_id, 2
    order by 1, 2`.execute(db);
    return [...Map.groupBy(rows, ({ key }) => key)].map(([key, touched]) => ({
      key,
      count: touched.length,
      names: touched.slice(0, 3).map(({ name }) => name),
    }));
  },
});
