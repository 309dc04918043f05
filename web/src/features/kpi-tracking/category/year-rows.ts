import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi, KpiTarget, Period } from '@metra/contract/shapes/kpi-shapes';
import { monthName, shortMonthName } from '../../../design-system/calendar/written-date.ts';
import { cellKey } from '../../../domain/kpis/entry/draft-store.ts';
import { type GridCell, usualUnitOf } from '../../../domain/kpis/entry/grid-cell.ts';
import { periodsBetween } from '../../../domain/kpis/history/periods-between.ts';
import { leadingTarget, targetLine } from '../../../domain/kpis/history/target-line.ts';
import { codeYearBefore, granularityOf } from '../../../domain/tracking/period-code.ts';
import { daysOfYear } from '../../../lib/formats/business-year.ts';

/** A yearly KPI has one value per year, so several years share a page. */
const YEARS_SHOWN = 6;

/** Returns the periods of a business year that have begun and can therefore be entered. */
export function yearPeriods(frequency: Kpi['frequency'], year: number, today: string): Period[] {
  const from = frequency === 'YEAR' ? year - YEARS_SHOWN + 1 : year;
  const [{ start: first }, { end: last }] = [daysOfYear(from), daysOfYear(year)];
  return periodsBetween(frequency, first, last).filter(({ start }) => start <= today);
}

interface YearOfKpi {
  kpi: Kpi;
  periods: readonly Period[];
  records: readonly KpiRecord[];
  targets: readonly KpiTarget[];
  today: string;
}

/**
 * Returns the cells of one KPI over its periods, each with the value before and the expected value on the way to the
 * target.
 */
export function yearRows(
  { kpi, periods, records, targets, today }: YearOfKpi,
  titleOf: (period: Period) => string,
): GridCell[] {
  const target = leadingTarget(targets);
  const newestEnded = periods.some(({ end }) => end >= today)
    ? periods.findLast(({ end }) => end < today)
    : undefined;
  const line = target ? targetLine(target, periods, kpi.frequency, kpi.aggregation) : [];
  return periods.map((period, index) => {
    const cell = { kpiId: kpi.id, kpiName: kpi.name, period };
    const record = records.find(({ period: code }) => code === period.code) ?? null;
    const previous = previousOf(period, records);
    return {
      key: cellKey(cell),
      cell,
      title: titleOf(period),
      names: namesOf(period, titleOf(period)),
      hint: '',
      kpi,
      units: kpi.units,
      usualUnit: usualUnitOf(kpi, previous),
      usualQuality: 'UNSTATED',
      record,
      overlapping: record ? null : (records.find((one) => overlaps(one, period)) ?? null),
      previous,
      sameLastYear: sameLastYear(period, records),
      ...(target?.target && { aim: rounded(line[index] ?? null, kpi.decimals) }),
      // Periods before the first value can be entered but are not missing. Without any value only the newest ended
      // period is missing.
      isMissing:
        period.end < today &&
        !records.some((one) => overlaps(one, period)) &&
        (period === newestEnded || records.some((one) => one.periodEnd < period.start)),
    };
  });
}

/** The value is rounded as it is displayed, so that people see the same difference. */
const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : Number(value.toFixed(decimals));

const overlaps = (record: KpiRecord, { start, end }: Period): boolean =>
  record.periodStart <= end && record.periodEnd >= start;

const spanOf = ({ periodStart: start, periodEnd: end, period: code }: KpiRecord): Period => ({
  start,
  end,
  code,
});

function previousOf({ start }: Period, records: readonly KpiRecord[]): GridCell['previous'] {
  const before = records
    .filter((record) => record.periodEnd < start && record.value !== null)
    .toSorted((a, b) => (a.periodEnd < b.periodEnd ? 1 : -1))[0];
  if (!before || before.value === null || before.canonicalValue === null) return null;
  const { value, unit, canonicalValue } = before;
  return { period: spanOf(before), value, unit, canonicalValue };
}

function sameLastYear(of: Period, records: readonly KpiRecord[]): GridCell['sameLastYear'] {
  const wanted = codeYearBefore(of);
  const record = records.find(({ period }) => period === wanted);
  return record && record.canonicalValue !== null
    ? { period: spanOf(record), canonicalValue: record.canonicalValue }
    : null;
}

/** A spreadsheet may use any of these names: 2026-03, 03/2026, 3/2026, März, March, Mrz, Q1, 2025/26, 2025/2026. */
function namesOf({ code, start, end }: Period, title: string): string[] {
  const [year = '', month = ''] = start.split('-');
  if (code.length === 4) return [code];
  if (code.includes('/'))
    return granularityOf(code) === 'year' ? [title, `${year}/${end.slice(0, 4)}`] : [title];
  if (code.includes('Q')) {
    const quarter = code.slice(5);
    return [code, title, quarter, `${quarter} ${year}`, `${quarter}/${year}`];
  }
  const words = (['de', 'en'] as const).flatMap((language) => {
    const name = monthName(Number(month), language);
    const short = shortMonthName(Number(month), language);
    return [name, short, short.replace('.', ''), name.slice(0, 3), name.slice(0, 4)];
  });
  return [
    code,
    title,
    `${month}/${year}`,
    `${month}.${year}`,
    `${Number(month)}/${year}`,
    `01.${month}.${year}`,
    start,
    ...words.flatMap((word) => [word, `${word} ${year}`, `${word} ${year.slice(2)}`]),
  ];
}
