import type { Language } from '@metra/contract/core/primitives';
import type { LateSource } from '@metra/contract/shapes/completeness';
import type { KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { isSettled } from '../rules/completeness.ts';
import { monthOf, periodOf, unitAround } from '../rules/period.ts';
import type { KpiValues } from './kpi-values.ts';
import type { Latest } from './latest-value.ts';

const mostNamed = 20;

/**
 * Returns the inputs that keep a computed KPI from a newer complete value, because their records end earlier than
 * those of others. The input that is furthest behind comes first.
 */
export function lateSources(
  values: KpiValues,
  kpi: KpiDefinition,
  latest: Latest | undefined,
  language: Language,
): LateSource[] {
  if (!kpi.formula || latest?.completeness.state !== 'WHOLE') return [];
  const { today, firstMonth } = values.calendar;
  const ended = monthOf(today) - 1;
  const ends = values
    .sourcesOf(kpi, latest.window)
    .filter(({ kpi: source, state }) => state !== 'NOT_APPLICABLE' && !values.isOff(source))
    .flatMap(({ kpi: source }) => {
      const known = values
        .recordsOf(source)
        .filter(({ value, reason }) => value !== null || isSettled(reason));
      return known.length > 0 ? { source, last: Math.max(...known.map(({ last }) => last)) } : [];
    });
  const furthest = Math.min(ended, Math.max(...ends.map(({ last }) => last)));
  if (furthest <= latest.window.last) return [];
  return ends
    .filter(
      ({ source, last }) =>
        last < furthest && unitAround(last + 1, source.frequency, firstMonth).last <= ended,
    )
    .sort((a, b) => a.last - b.last)
    .slice(0, mostNamed)
    .map(({ source, last }) => ({
      kpiId: source.id,
      name: kpiTexts(source, language).name,
      sector: source.sector,
      category: source.category?.slug ?? null,
      since: periodOf(unitAround(last + 1, source.frequency, firstMonth)),
    }));
}
