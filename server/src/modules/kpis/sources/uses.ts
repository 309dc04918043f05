import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';

/** Everything that the values of a KPI depend on, at any depth. */
export interface Uses {
  /** The KPI itself and the KPIs that formulas name. */
  kpis: ReadonlySet<KpiDefinition>;
  /** The names of factors, including their former names. */
  factors: ReadonlySet<string>;
}

export function usesOf(definitions: Definitions, kpiIds: readonly number[]): Uses {
  const kpis = new Set<KpiDefinition>();
  const visit = (kpi: KpiDefinition | undefined): void => {
    if (!kpi || kpis.has(kpi)) return;
    kpis.add(kpi);
    for (const slug of kpi.inputs) visit(definitions.named(slug, kpi));
  };
  for (const id of kpiIds) visit(definitions.byId.get(id));
  const factors = new Set(
    [...kpis].flatMap((kpi) => kpi.factors.flatMap((name) => namesOf(definitions, name))),
  );
  return { kpis, factors };
}

function namesOf({ factors }: Definitions, written: string): string[] {
  const name = factors.nameOf(written);
  const { replaces } = factors.catalogue.get(name) ?? { replaces: null };
  return replaces === null ? [name] : [name, replaces];
}
