import type { Language } from '@metra/contract/core/primitives';
import type { Db } from '../../platform/database/database.ts';
import type { CurrentKpiValues, ReadCurrentKpiValues } from '../kpis/kpis.module.ts';

interface GoalWithKpis {
  kpis: readonly { kpi_id: number }[];
  /** The day on which the goal ended. */
  inactive_since: string | null;
  /** The goal's state on that day. */
  ending?: unknown;
}

interface Wanted {
  organisationId: number;
  today: Temporal.PlainDate;
  firstMonth: number;
  language: Language;
}

/** Values that are compared with a baseline are at most two years and a quarter old. */
const monthsBack = 28;

/** A goal that ended long ago is rated with the values of its time. */
function sinceWhen(goals: readonly GoalWithKpis[]): { since?: string } {
  const days = goals.flatMap(({ inactive_since, ending }) => (ending ? [] : (inactive_since ?? [])));
  const first = days.toSorted()[0];
  if (first === undefined) return {};
  return {
    since: Temporal.PlainDate.from(first).with({ day: 1 }).subtract({ months: monthsBack }).toString(),
  };
}

const nothing: Omit<CurrentKpiValues, 'firstMonth'> = {
  spanOf: () => null,
  valueFor: () => null,
  yearIn: () => null,
  rowsOf: () => [],
  enteredFor: () => [],
  switchedOff: () => null,
  due: () => [],
};

/** The current values of the goals' KPIs. All displays of progress use them. */
export async function currentValuesOf(
  read: ReadCurrentKpiValues,
  db: Db,
  { organisationId, today, firstMonth, language }: Wanted,
  goals: readonly GoalWithKpis[],
): Promise<CurrentKpiValues> {
  const kpiIds = [...new Set(goals.flatMap(({ kpis }) => kpis.map(({ kpi_id }) => kpi_id)))];
  if (kpiIds.length === 0) return { ...nothing, firstMonth };
  const calendar = { today: today.toString(), firstMonth };
  return read(db, { organisationId, calendar, language, kpiIds, ...sinceWhen(goals) });
}
