import type { Queries } from '../../platform/database/database.ts';

/** The latest figure of a KPI. */
export interface KpiActual {
  period: string;
  value: number;
}

/**
 * The latest figures of an organisation by the id of their KPI. Everything that shows progress reads them here; there
 * are none until records can be entered.
 */
export async function kpiActuals(
  _db: Queries,
  _organisationId: number,
  _kpiIds: readonly number[],
): Promise<ReadonlyMap<number, KpiActual>> {
  return new Map();
}
