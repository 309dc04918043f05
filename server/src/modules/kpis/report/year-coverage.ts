import type { Language } from '@metra/contract/core/primitives';
import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { ReportCoverage } from '@metra/contract/shapes/report-shapes';
import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { kpiTexts } from '../definitions/kpi.views.ts';
import { monthMarks } from '../rules/month-marks.ts';
import { type Months, monthOf, monthsOf, unitsBetween } from '../rules/period.ts';
import type { KpiValues } from '../values/kpi-values.ts';

export interface YearContext {
  values: KpiValues;
  year: Months;
  /** The KPIs with a value or a reason, with the month of their first record. */
  entered: ReadonlyMap<number, number>;
  /** The month in which the organisation joined. */
  joined: number;
  language: Language;
  /** The results for entered KPIs are cached, because many computed KPIs share them. */
  marks: Map<KpiDefinition, { marks: MonthMark[]; missing: Months[] }>;
}

const mostSources = 50;

const isCovered = (mark: MonthMark): boolean =>
  mark === 'RECORDED' || mark === 'ESTIMATED' || mark === 'NOTHING_TO_MEASURE';

/**
 * A period is only as complete as its least complete input; an input that started later does not count for the time
 * before.
 */
const leastKnown = [
  'OPEN',
  'GAP',
  'TO_COME',
  'ESTIMATED',
  'RECORDED',
  'NOTHING_TO_MEASURE',
  'BEFORE',
] as const satisfies readonly MonthMark[];

const rank = new Map<MonthMark, number>(leastKnown.map((mark, index) => [mark, index]));

const lessKnown = (one: MonthMark, other: MonthMark): MonthMark =>
  (rank.get(one) ?? 0) <= (rank.get(other) ?? 0) ? one : other;

/** Merges the marks of several KPIs over the same months. */
function together(all: readonly (readonly MonthMark[])[], months: number): MonthMark[] {
  const marks = new Array<MonthMark>(months).fill('BEFORE');
  for (const each of all)
    for (let month = 0; month < months; month += 1)
      marks[month] = lessKnown(marks[month] ?? 'BEFORE', each[month] ?? 'BEFORE');
  return marks;
}

/** Returns how much of a year is recorded, in the periods of the KPI's frequency. */
export function yearCoverage(context: YearContext, kpi: KpiDefinition): ReportCoverage {
  const { values, year, language } = context;
  if (!isComputed(kpi)) return coverageIn(kpi.frequency, marksOf(context, kpi), []);
  const step = values.stepOf(kpi);
  const sources = values.sourcesOf(kpi, year).filter(({ state }) => state !== 'NOT_APPLICABLE');
  const isCoarser = (source: KpiDefinition) => monthsOf[source.frequency] > monthsOf[step];
  const ofSources = sources
    .filter((source) => !isCoarser(source.kpi))
    .map((source) => marksOf(context, source.kpi));
  const marks = together(ofSources, monthsOf.YEAR);
  const missing = sources.filter((source) => isCoarser(source.kpi) && source.state === 'MISSING');
  return coverageIn(
    step,
    marks,
    missing.slice(0, mostSources).map((source) => ({
      kpiId: source.kpi.id,
      slug: source.kpi.slug,
      name: kpiTexts(source.kpi, language).name,
    })),
  );
}

/** Returns the finished periods of an entered KPI without a record. */
export const missingIn = (context: YearContext, kpi: KpiDefinition): Months[] => marked(context, kpi).missing;

const marksOf = (context: YearContext, kpi: KpiDefinition): MonthMark[] => marked(context, kpi).marks;

function marked(context: YearContext, kpi: KpiDefinition) {
  const known = context.marks.get(kpi) ?? lookedAt(context, kpi);
  context.marks.set(kpi, known);
  return known;
}

function lookedAt({ values, year, entered, joined }: YearContext, kpi: KpiDefinition) {
  const { calendar } = values;
  const records = values.recordsOf(kpi).filter((record) => speaks(record, year));
  const { frequency } = kpi;
  const begun = entered.get(kpi.id);
  const told = monthMarks({ records, frequency, missing: [], begun }, year, calendar);
  const missing = unitsBetween(year, frequency, calendar.firstMonth).filter(
    ({ first, last }) =>
      last < monthOf(calendar.today) &&
      last >= (begun ?? joined) &&
      told.slice(first - year.first, last - year.first + 1).some((mark) => !isCovered(mark)),
  );
  const open = values.isOff(kpi)
    ? []
    : missing.filter((unit) => !records.some((record) => speaks(record, unit)));
  const marks =
    open.length === 0 ? told : monthMarks({ records, frequency, missing: open, begun }, year, calendar);
  return { marks, missing };
}

const speaks = (record: Months, unit: Months): boolean =>
  record.first <= unit.last && record.last >= unit.first;

function coverageIn(
  frequency: Frequency,
  months: readonly MonthMark[],
  missingSources: ReportCoverage['missingSources'],
): ReportCoverage {
  const length = monthsOf[frequency];
  const marks =
    length === 1
      ? [...months]
      : Array.from({ length: monthsOf.YEAR / length }, (_, unit) =>
          months.slice(unit * length, (unit + 1) * length).reduce(lessKnown, 'BEFORE'),
        );
  return {
    frequency,
    covered: marks.filter(isCovered).length,
    expected: marks.length,
    marks,
    missingSources,
  };
}
