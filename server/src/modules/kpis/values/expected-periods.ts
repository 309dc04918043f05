import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { isSettled } from '../rules/completeness.ts';
import { type Calendar, lastEnded, type Months, monthOf, unitsBetween, within } from '../rules/period.ts';
import type { EnteredRecord } from './entered-records.ts';

const monthsBack = 12;

interface ExpectedPeriods {
  /** The finished units without a value or a reason, oldest first. */
  missing: Months[];
  /** The units with a reason that leaves a gap: nobody is asked for them, but their value is unknown. */
  gaps: Months[];
  entered: number;
}

interface AskedKpi {
  kpi: KpiDefinition;
  /** The records must cover at least the last year. */
  records: readonly EnteredRecord[];
  /** The first month of the first record, even if it lies before these records. */
  begun: number | undefined;
  isOfGoal: boolean;
  /** The month in which the organisation joined. */
  joined: number;
}

/**
 * Returns the periods for which a KPI should have records: every unit of its frequency within the last year, from its
 * first record on. A KPI of a goal without any record should have one for the newest unit. Nobody is asked for units
 * that ended before the organisation joined, although they can be entered.
 */
export function expectedPeriods(
  { kpi, records, begun, isOfGoal, joined }: AskedKpi,
  calendar: Calendar,
): ExpectedPeriods {
  if (isComputed(kpi) || !kpi.active) return nothing;
  if (begun === undefined && !isOfGoal) return nothing;
  const ended = lastEnded(calendar, kpi.frequency);
  const first = begun === undefined ? ended.first : Math.max(begun, monthOf(calendar.today) - monthsBack);
  const units =
    first > ended.last ? [] : unitsBetween({ first, last: ended.last }, kpi.frequency, calendar.firstMonth);
  const open = units.filter((unit) => !isTold(unit, records));
  const missing = open.filter(
    (unit) => unit.last >= joined && !records.some((record) => crosses(record, unit)),
  );
  const gaps = units.filter((unit) => isTold(unit, records) && records.some((record) => isGap(record, unit)));
  return { missing, gaps, entered: units.length - open.length };
}

const nothing: ExpectedPeriods = { missing: [], gaps: [], entered: 0 };

const isGap = (record: EnteredRecord, unit: Months): boolean =>
  record.value === null && !isSettled(record.reason) && within(record, unit) !== undefined;

/**
 * A record of other months reaches into the unit, such as one from before the business year changed. No value can be
 * entered beside it, so nobody is asked for one; the unit itself shows which months are missing.
 */
const crosses = (record: Months, unit: Months): boolean =>
  within(record, unit) !== undefined && (record.first < unit.first || record.last > unit.last);

function isTold(unit: Months, records: readonly EnteredRecord[]): boolean {
  for (let month = unit.first; month <= unit.last; month++) {
    if (!records.some((record) => record.first <= month && month <= record.last)) return false;
  }
  return true;
}
