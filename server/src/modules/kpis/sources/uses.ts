import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';

/** What values of a KPI rest on, however deep. */
export interface Uses {
  /** Itself, and whatever formulas name. */
  kpis: ReadonlySet<KpiDefinition>;
  /** Names of factors, also those they had before. */
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
