import { isPercentage } from '@metra/contract/rules/units';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import type { ReportChange, ReportKpi } from '@metra/contract/shapes/report-shapes';
import { memoizeByLanguage } from '../../../platform/memoize.ts';
import type { KpiDefinition } from '../definitions/definition.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { kpiReference } from '../definitions/kpi.views.ts';
import { changeOf } from '../rules/change.ts';
import { type Decimal, onTheWire, onTheWireOrNull } from '../rules/decimal.ts';
import { labelOf, type Months, monthsOf, monthsOfCode, periodOf } from '../rules/period.ts';
import { verdictOf } from '../rules/verdict.ts';
import type { EnteredRecord } from '../values/entered-records.ts';
import type { KpiValues } from '../values/kpi-values.ts';
import { type YearContext, yearCoverage } from './year-coverage.ts';

/** A target of one of the year's goals for a KPI. */
export interface YearTarget {
  kpiId: number;
  leads: boolean;
  baseline: { period: string; value: number } | null;
  target: { date: string; value: number } | null;
}

export interface RowContext extends YearContext {
  definitions: Definitions;
  /** The values of both years over the months that both know. */
  comparable: KpiValues;
  targets: ReadonlyMap<number, YearTarget>;
}

export const yearBefore = ({ first, last }: Months): Months => ({
  first: first - monthsOf.YEAR,
  last: last - monthsOf.YEAR,
});

export const reportedKpi = memoizeByLanguage(
  (kpi: KpiDefinition, language: RowContext['language']): ReportKpi['kpi'] => {
    const { band: _, wholeNumber: __, ...reference } = kpiReference(kpi, language);
    return reference;
  },
);

/** Returns this year, the same months of last year, the baseline and the target. */
export function yearRow(context: RowContext, kpi: KpiDefinition): ReportKpi {
  const { values, year, language } = context;
  const { value, completeness } = values.periodValue(kpi, year);
  const target = context.targets.get(kpi.id);
  return {
    kpi: reportedKpi(kpi, language),
    value: onTheWireOrNull(value),
    period: value && spanOf(context, values, kpi, year),
    ...comparison(context, kpi, value),
    baseline: target?.baseline ? baselineView(target.baseline, values.calendar.firstMonth) : null,
    target: target?.target ?? null,
    coverage: yearCoverage(context, kpi),
    reason: value ? null : lastReason(values.recordsOf(kpi), year),
    estimatedShare: completeness.shares?.estimated ?? 0,
    leads: target?.leads ?? false,
  };
}

const lastReason = (records: readonly EnteredRecord[], year: Months): ReportKpi['reason'] =>
  records.findLast(({ reason, first, last }) => reason && last >= year.first && first <= year.last)?.reason ??
  null;

export function baselineView({ period, value }: { period: string; value: number }, firstMonth: number) {
  const code = periodOf(monthsOfCode(period));
  return { period: code, label: labelOf(code, firstMonth), value };
}

/**
 * The span goes from the first month with a value to the last, and includes whole years of every input. Where a
 * formula compares amounts, only the months that all of them know count.
 */
function spanOf(
  { definitions }: Pick<RowContext, 'definitions'>,
  values: KpiValues,
  kpi: KpiDefinition,
  window: Months,
): Period | null {
  const counted = values.countedMonths(kpi, window);
  if (counted && counted.size > 0)
    return periodOf({ first: Math.min(...counted), last: Math.max(...counted) });
  let [first, last] = [Number.POSITIVE_INFINITY, 0];
  for (const leaf of definitions.leavesOf(kpi))
    for (const record of values.within(leaf, window))
      if (record.value !== null) {
        first = Math.min(first, record.first);
        last = Math.max(last, record.last);
      }
  return last === 0 ? null : periodOf({ first: Math.max(window.first, first), last });
}

function comparison(
  context: RowContext,
  kpi: KpiDefinition,
  value: Decimal | null,
): Pick<ReportKpi, 'previous' | 'comparable' | 'change'> {
  const { values, comparable, year } = context;
  const before = yearBefore(year);
  const [then, now] = [comparable.resultOf(kpi, before).value, comparable.resultOf(kpi, year).value];
  if (value && then && now) {
    const period = spanOf(context, comparable, kpi, before);
    return {
      previous: period && { value: onTheWire(then), period },
      comparable: onTheWire(now),
      change: changeView(kpi, then, now),
    };
  }
  const whole = value ? null : values.resultOf(kpi, before).value;
  const period = whole && spanOf(context, values, kpi, before);
  return {
    previous: whole && period ? { value: onTheWire(whole), period } : null,
    comparable: null,
    change: null,
  };
}

/** Changes of counts below this number are given as a difference and not as a share. */
const smallCount = 20;

function changeView(
  kpi: Pick<KpiDefinition, 'unitCode' | 'wholeNumber' | 'direction' | 'band'>,
  then: Decimal,
  now: Decimal,
): ReportChange {
  const { difference, share } = changeOf(then, now, kpi.unitCode);
  const verdict = verdictOf(kpi, then, now);
  if (isPercentage(kpi.unitCode)) return { kind: 'POINTS', amount: onTheWire(difference), verdict };
  const isSmall = kpi.wholeNumber && then.abs().lessThan(smallCount) && now.abs().lessThan(smallCount);
  return share === null || isSmall
    ? { kind: 'ABSOLUTE', amount: onTheWire(difference), verdict }
    : { kind: 'PERCENT', amount: onTheWire(share), verdict };
}
