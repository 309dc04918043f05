import { isComputed, type KpiDefinition } from '../definitions/definition.ts';
import { isSettled } from '../rules/completeness.ts';
import { type Calendar, lastEnded, type Months, monthOf, unitsBetween, within } from '../rules/period.ts';
import type { EnteredRecord } from './kpi-values.ts';

const monthsBack = 12;

interface ExpectedPeriods {
  /** Units that are over and have neither value nor reason, oldest first. */
  missing: Months[];
  /** Those with a reason that leaves a gap: nobody is asked for them, but they are not known either. */
  gaps: Months[];
  entered: number;
}

interface AskedKpi {
  kpi: KpiDefinition;
  /** Of the last year at least. */
  records: readonly EnteredRecord[];
  /** The first month of its first record, however long ago. */
  begun: number | undefined;
  isOfGoal: boolean;
  /** The month since which the organisation is here. */
  joined: number;
}

/**
 * The periods a KPI should have records for: every unit of its frequency within the last year, from its first record on. A KPI
 * that a goal rests on, and that has no record yet, should have one for the newest unit. What was over before the organisation joined
 * is nobody's duty: it may be entered, and is never asked for.
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
 * A record of other months reaches into the unit, say one from before the business year was changed. Nothing can be entered beside it, so
 * nobody is asked; that months are missing is said where the unit is shown.
 */
const crosses = (record: Months, unit: Months): boolean =>
  within(record, unit) !== undefined && (record.first < unit.first || record.last > unit.last);

function isTold(unit: Months, records: readonly EnteredRecord[]): boolean {
  for (let month = unit.first; month <= unit.last; month++) {
    if (!records.some((record) => record.first <= month && month <= record.last)) return false;
  }
  return true;
}
