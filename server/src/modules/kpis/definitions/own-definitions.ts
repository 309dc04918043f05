import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { type Catalogue, type KpiRow, kpiRowJson } from './definitions.store.ts';
import { type Definitions, definitionsFrom } from './definitions.ts';

/** The catalogue's KPIs and the organisation's own. */
export async function readDefinitions(
  db: Db,
  catalogue: Catalogue,
  organisationId: number,
): Promise<Definitions> {
  const { rows } = await sql<{ kpi: KpiRow }>`
    select ${kpiRowJson} as kpi from kpis k where k.organisation_id = ${organisationId}
    order by k.position, k.id`.execute(db);
  return definitionsFrom(
    catalogue,
    rows.map(({ kpi }) => kpi),
  );
}
