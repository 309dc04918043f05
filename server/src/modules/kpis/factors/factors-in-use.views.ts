import type { Language } from '@metra/contract/core/primitives';
import { factorSelectors, type OwnFactor, type UsedFactor } from '@metra/contract/shapes/factor-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { factorInUseView, factorTitle, isOfAllGases } from './factor.views.ts';
import { isSelector, selectorKind } from './factor-names.ts';
import { unitChoices } from './factor-units.ts';
import type { Factors, ResolvedFactor } from './resolve-factors.ts';

export interface NameInUse {
  name: string;
  kpis: readonly KpiDefinition[];
}

/** Lists each factor that formulas name once, and factors with an own value that no formula names any more. */
export function factorsInUse(
  factors: Factors,
  kpis: readonly KpiDefinition[],
  ownNames: readonly string[],
): NameInUse[] {
  const users = Map.groupBy(
    kpis.flatMap((kpi) => kpi.factors.map((written) => ({ name: factors.nameOf(written), kpi }))),
    ({ name }) => name,
  );
  const order = [...factorSelectors, ...factors.catalogue.keys()];
  return order
    .filter((name) => users.has(name) || ownNames.includes(name))
    .map((name) => ({ name, kpis: [...new Set((users.get(name) ?? []).map(({ kpi }) => kpi))] }));
}

export function usedFactorView(
  { name, kpis }: NameInUse,
  resolved: ResolvedFactor,
  own: OwnFactor[],
  language: Language,
): UsedFactor {
  const view = factorInUseView(resolved, language, { countsAllGases: kpis.some(isOfAllGases) });
  return {
    ...view,
    title: factorTitle(name, resolved.factor, language),
    kind: isSelector(name) ? selectorKind(name) : resolved.factor.kind,
    units: view.replaceable ? unitChoices(resolved.factor.unitCode) : [],
    usedBy: kpis.map((kpi) => ({ id: kpi.id, name: kpiTexts(kpi, language).name, sector: kpi.sector })),
    own,
  };
}
