import type { Language } from '@metra/contract/core/primitives';
import type { Completeness, Coverage } from '@metra/contract/shapes/completeness';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import type { WindowCompleteness } from '../rules/completeness.ts';
import { lengthOf, type Months, periodOf } from '../rules/period.ts';
import type { KpiValues } from './kpi-values.ts';

const mostSources = 200;

export const coverageView = ({ months, covered, state, missing, shares }: WindowCompleteness): Coverage => ({
  months,
  covered,
  state,
  missing: missing.map(periodOf),
  shares,
});

/** The inputs of a computed value are listed too. */
export const completenessView = (
  values: KpiValues,
  kpi: KpiDefinition,
  window: Months,
  language: Language,
): Completeness => ({
  ...coverageView(values.periodValue(kpi, window).completeness),
  sources: values
    .sourcesOf(kpi, window)
    .slice(0, mostSources)
    .map(({ kpi: source, state, coverage, notBefore }) => ({
      kpiId: source.id,
      name: kpiTexts(source, language).name,
      sector: source.sector,
      state,
      covered: lengthOf(window) - coverage.uncovered.reduce((sum, each) => sum + lengthOf(each), 0),
      notBefore: notBefore ? periodOf(notBefore) : null,
    })),
});
