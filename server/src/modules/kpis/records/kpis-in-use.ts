import type { Definitions } from '../definitions/definitions.ts';
import { requiredLeaves } from '../values/required-leaves.ts';

export interface UsedKpis {
  entered: readonly number[];
  /** Of the goals that are worked on. */
  ofGoals: readonly number[];
}

/**
 * Entered KPIs an organisation works with: those it made or entered before, and those its goals cannot do without. A goal
 * whose KPI is computed from nothing yet brings everything it could be computed from.
 */
export function kpisInUse(definitions: Definitions, { entered, ofGoals }: UsedKpis): ReadonlySet<number> {
  const known: ReadonlySet<number> = new Set(entered);
  const own = definitions.all.filter(({ organisationId }) => organisationId !== null);
  const inUse = new Set([...known, ...own.map(({ id }) => id)]);
  for (const id of ofGoals) {
    const kpi = definitions.byId.get(id);
    if (!kpi) continue;
    const leaves = definitions.leavesOf(kpi);
    const needed = leaves.some((leaf) => known.has(leaf.id)) ? requiredLeaves(definitions, kpi) : leaves;
    for (const leaf of needed) inUse.add(leaf.id);
  }
  return inUse;
}
