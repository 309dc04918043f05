import { isComputed } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';

export interface UsedKpis {
  /** The ids of KPIs with a value or a reason that is not deleted. */
  entered: Iterable<number>;
  /** The ids of the KPIs of active goals. */
  ofGoals: Iterable<number>;
}

/**
 * Returns the KPIs that an organisation works with: those that it made or entered, those computed from them, and the
 * ones that its goals need. A goal whose KPI has no input yet adds all possible inputs. Switched-off KPIs are never
 * in use.
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
