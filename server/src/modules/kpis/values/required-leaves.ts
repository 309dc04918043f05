import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';

/** Entered KPIs a KPI cannot do without; optional inputs are only asked for once they were entered. */
export function requiredLeaves(definitions: Definitions, kpi: KpiDefinition): ReadonlySet<KpiDefinition> {
  const ofDefinitions = known.get(definitions) ?? new Map<KpiDefinition, ReadonlySet<KpiDefinition>>();
  known.set(definitions, ofDefinitions);
  const before = ofDefinitions.get(kpi);
  if (before) return before;
  const leaves = leavesOf(definitions, kpi);
  ofDefinitions.set(kpi, leaves);
  return leaves;
}

/** As long as the definitions themselves are known. */
const known = new WeakMap<Definitions, Map<KpiDefinition, ReadonlySet<KpiDefinition>>>();

function leavesOf(definitions: Definitions, kpi: KpiDefinition): ReadonlySet<KpiDefinition> {
  const leaves = new Set<KpiDefinition>();
  // Two people can close a circle at the same moment.
  const seen = new Set<KpiDefinition>();
  const visit = (each: KpiDefinition): void => {
    if (seen.has(each)) return;
    seen.add(each);
    if (!each.formula) leaves.add(each);
    for (const slug of each.formula?.required ?? []) {
      const input = definitions.named(slug, each);
      if (input) visit(input);
    }
  };
  visit(kpi);
  return leaves;
}
