import type { Sector } from '@metra/contract/core/primitives';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Reader } from '../../platform/http/reader.ts';
import { isSeenBy } from './measures.views.ts';

/** A goal that an organisation can choose. */
export interface GoalToChoose {
  id: number;
  sector: Sector;
  /** Measures that are still offered: those of the catalogue and the organisation's own. */
  measures: readonly number[];
  /** The leading KPI comes first. */
  kpis: readonly number[];
}

export const goalChoiceViews = (db: Db, { organisationId }: Pick<Reader, 'organisationId'>) => ({
  /** Those of the given goals that the catalogue offers to an organisation, with their measures and KPIs. */
  async of(goalIds: readonly number[]): Promise<ReadonlyMap<number, GoalToChoose>> {
    const { rows } = await sql<GoalToChoose>`
    select g.id, g.sector,
      array(
        select m.id from measures m where m.goal_id = g.id and m.active and ${isSeenBy(organisationId)}
        order by m.organisation_id is not null, m.position, m.id
      ) as measures,
      array(
        select k.id from goal_kpis gk join kpis_definitions k on k.id = gk.kpi_id
        left join target_proposals p on p.goal_id = gk.goal_id and p.kpi_id = gk.kpi_id
        where gk.goal_id = g.id and k.active and k.organisation_id is null
        order by p.position nulls last, gk.position, k.id
      ) as kpis
    from goals g where g.id = any(${[...new Set(goalIds)]}::bigint[]) and g.active`.execute(db);
    return new Map(rows.map((goal) => [goal.id, goal]));
  },
});
