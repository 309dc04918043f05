import { isComputed } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';

export interface UsedKpis {
  /** With a value or a reason that was not deleted. */
  entered: Iterable<number>;
  /** Of the goals that are worked on. */
  ofGoals: Iterable<number>;
}

/**
 * KPIs an organisation works with: those it made or entered, what is computed from these, and those its goals cannot do without. A
 * goal whose KPI is computed from nothing yet brings everything it could be computed from. Nothing that is switched off is in use.
 */
export function kpisInUse(definitions: Definitions, { entered, ofGoals }: UsedKpis): ReadonlySet<number> {
  const known: ReadonlySet<number> = new Set(entered);
  const inUse = new Set(known);
  for (const kpi of definitions.all) {
    const leaves = definitions.leavesOf(kpi);
    const isKnown = leaves.some(({ id }) => known.has(id));
    const isComputable =
      isComputed(kpi) && isKnown && definitions.requiredLeavesOf(kpi).every(({ id }) => known.has(id));
    if (isComputable || kpi.organisationId !== null) inUse.add(kpi.id);
  }
  for (const id of ofGoals) {
    const kpi = definitions.byId.get(id);
    if (!kpi) continue;
    inUse.add(id);
    const leaves = definitions.leavesOf(kpi);
    const needed = leaves.some((leaf) => known.has(leaf.id)) ? definitions.requiredLeavesOf(kpi) : leaves;
    for (const leaf of needed) inUse.add(leaf.id);
  }
  return inUse.difference(new Set(definitions.switchedOff.keys()));
}
