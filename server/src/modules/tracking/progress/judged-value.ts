import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import type { NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import { lastDay, type Months, monthOf, monthsOf, monthsOfCode, unitAround } from '../../kpis/kpis.module.ts';

/** The value of a KPI over some months. */
export interface ValueOver {
  value: number | null;
  isWhole: boolean;
  /** The number of months with a value. */
  covered: number;
}

export interface JudgedKpi {
  frequency: Frequency;
  /** The month in which the organisation's years start. */
  firstMonth: number;
  baselinePeriod: string | null;
  valueOver: (months: Months) => ValueOver;
  /** The months of the one record for a year that ends within the given months. */
  yearIn: (months: Months) => Months | null;
}

export interface Found {
  months: Months;
  value: number;
  covered: number;
}

/** Either a value that can be rated, or the reason why there is none, with the newest available value. */
export type JudgedValue =
  | { found: Found; noJudgement: null }
  | {
      found: Found | null;
      noJudgement: NoJudgement;
      /** The months whose value is missing, if they are known. */
      wanted?: Months;
    };

/** The number of days in which the next value has to be entered. */
const daysToEnter = 92;
/** The number of months in which a value for display is searched. */
const monthsBack = 24;

/**
 * The value that is compared with a baseline. A year is compared with the newest twelve months, and a month or
 * quarter with the same one of the newest year, never October with July. The value must be complete and of a period
 * that is over, not older than the baseline, and no older than one period of the KPI and 92 days.
 */
export function judgedValue(kpi: JudgedKpi, today: Temporal.PlainDate): JudgedValue {
  const periods = endedPeriods(kpi, today);
  const known = periods.find((period) => isKnown(kpi.valueOver(period)));
  const baseline = kpi.baselinePeriod === null ? null : monthsOfCode(kpi.baselinePeriod);
  if (!known) return firstValue(kpi, baseline, today);
  const newest = ownYear(kpi, known);
  if (!baseline) return { found: foundOver(kpi, newest), noJudgement: 'NO_BASELINE' };
  if (newest.last < baseline.last) return firstSinceStart(kpi, baseline, newest, today);
  return baseline.frequency === 'YEAR'
    ? newestYear(kpi, newest, today)
    : sameOfYear(kpi, newest, baseline, today);
}

/**
 * A sum without any complete month is also known, with gaps. A month that does not apply is known without a value.
 */
const isKnown = ({ value, covered }: ValueOver): boolean => value !== null || covered > 0;

/** No period since the baseline is over, so the partial value of the current period is shown. */
function firstValue(kpi: JudgedKpi, baseline: Months | null, today: Temporal.PlainDate): JudgedValue {
  const running = unitAround(monthOf(today.toString()), kpi.frequency, kpi.firstMonth);
  const found = foundOver(kpi, running);
  if (!found) return { found, noJudgement: 'NO_VALUES' };
  return { found, noJudgement: baseline ? 'RUNNING' : 'NO_BASELINE' };
}

/** The known values are older than the baseline, so they cannot be compared with it but are shown. */
function firstSinceStart(
  kpi: JudgedKpi,
  baseline: Months & { frequency: Frequency },
  newest: Months,
  today: Temporal.PlainDate,
): JudgedValue {
  const first = firstValue(kpi, baseline, today);
  if (first.found) return first;
  // A year is shown beside a year.
  const shown = baseline.frequency === 'YEAR' ? { first: newest.last - 11, last: newest.last } : newest;
  const found = foundOver(kpi, shown);
  return found ? { found, noJudgement: 'OUTDATED' } : first;
}

/** A year that was entered before the business year changed is rated with its own months, because it is complete. */
const ownYear = (kpi: JudgedKpi, known: Months): Months =>
  (kpi.frequency === 'YEAR' && !kpi.valueOver(known).isWhole && kpi.yearIn(known)) || known;

/**
 * Twelve months up to the newest known period. An earlier year does not replace one with a gap, because it could look
 * better.
 */
function newestYear(kpi: JudgedKpi, { last }: Months, today: Temporal.PlainDate): JudgedValue {
  const wanted = { first: last - 11, last };
  const found = foundOver(kpi, wanted);
  if (!found) return { found, noJudgement: 'NO_VALUES' };
  if (isLate(last, kpi.frequency, today)) return { found, noJudgement: 'OUTDATED', wanted };
  return kpi.valueOver(wanted).isWhole
    ? { found, noJudgement: null }
    : { found, noJudgement: 'INCOMPLETE', wanted };
}

/** The same month or quarter of the newest year. It comes once a year, so the KPI must have been updated since. */
function sameOfYear(
  kpi: JudgedKpi,
  newest: Months,
  baseline: Months,
  today: Temporal.PlainDate,
): JudgedValue {
  const years = Math.floor((monthOf(today.toString()) - 1 - baseline.last) / 12);
  const isKeptUp = !isLate(newest.last, kpi.frequency, today);
  // The newest of these periods that can be known. While people still have time to enter this year's, it is the one
  // of the year before.
  const isOpen = newest.last < later(baseline, years).last;
  const wanted = later(baseline, isOpen && isKeptUp && years > 0 ? years - 1 : years);
  const same = foundOver(kpi, wanted);
  const found = same ?? foundOver(kpi, newest);
  if (!isKeptUp) return { found, noJudgement: 'OUTDATED', wanted: newest };
  if (same && kpi.valueOver(wanted).isWhole) return { found: same, noJudgement: null };
  return { found, noJudgement: 'INCOMPLETE', wanted };
}

const later = ({ first, last }: Months, years: number): Months => ({
  first: first + years * 12,
  last: last + years * 12,
});

function foundOver(kpi: JudgedKpi, months: Months): Found | null {
  const { value, covered } = kpi.valueOver(months);
  return value === null ? null : { months, value, covered };
}

/** The KPI's periods that are over, newest first. */
export function endedPeriods(
  { frequency, firstMonth }: Pick<JudgedKpi, 'frequency' | 'firstMonth'>,
  today: Temporal.PlainDate,
): Months[] {
  const length = monthsOf[frequency];
  const newest = unitAround(monthOf(today.toString()), frequency, firstMonth).first - 1;
  return Array.from({ length: Math.ceil(monthsBack / length) }, (_, back) => ({
    first: newest - (back + 1) * length + 1,
    last: newest - back * length,
  }));
}

/** A value is current until the next period is over and the time to enter it has passed. */
function isLate(last: number, frequency: Frequency, today: Temporal.PlainDate): boolean {
  const until = Temporal.PlainDate.from(lastDay(last + monthsOf[frequency])).add({ days: daysToEnter });
  return Temporal.PlainDate.compare(today, until) > 0;
}
