import type { Band, Direction } from '@metra/contract/shapes/kpi-shapes';
import type { GoalStatus, NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import { lastDay, type Months, monthsOfCode } from '../../kpis/kpis.module.ts';
import { type Found, type JudgedKpi, judgedValue } from './judged-value.ts';
import { kpiProgress } from './kpi-progress.ts';

export interface KpiOfGoal extends Omit<JudgedKpi, 'baselinePeriod'> {
  direction: Direction;
  band: Band | null;
  baseline: { period: string; value: number } | null;
  target: { date: string; value: number } | null;
}

export interface KpiJudgement {
  status: GoalStatus;
  /** Only set for a value that can be rated. */
  progress: number | null;
  expectedProgress: number | null;
  actual: Found | null;
  noJudgement: NoJudgement | null;
  /** The months whose value is missing, if there is no rating. */
  wanted: Months | null;
}

/** The allowed distance of the progress behind the share of time that has passed. */
const statusLimits = { onTrack: 0.1, atRisk: 0.25 } as const;

/** The state of a goal's KPI on a day. */
export function judgeKpi(kpi: KpiOfGoal, today: Temporal.PlainDate): KpiJudgement {
  const { baseline, target } = kpi;
  const judged = judgedValue({ ...kpi, baselinePeriod: baseline?.period ?? null }, today);
  const { found, noJudgement } = judged;
  const expectedProgress = baseline && target && shareOfTime(baseline.period, target.date, today);
  const wanted = (judged.noJudgement !== null && judged.wanted) || null;
  const unjudged = { progress: null, expectedProgress, actual: found, wanted };
  if (!target) return { ...unjudged, status: 'NO_TARGET', noJudgement };
  if (!baseline || judged.noJudgement !== null) return { ...unjudged, status: 'NO_DATA', noJudgement };
  const values = { baseline: baseline.value, target: target.value, actual: judged.found.value };
  const progress = kpiProgress({ ...kpi, ...values });
  if (progress === null) return { ...unjudged, status: 'NO_DATA', noJudgement: 'NO_VALUES' };
  const isPast = today.toString() > target.date;
  const status = progress >= 1 ? 'REACHED' : isPast ? 'MISSED' : onTheWay(progress, expectedProgress ?? 0);
  return { status, progress, expectedProgress, actual: judged.found, noJudgement: null, wanted: null };
}

export interface GoalJudgement {
  status: GoalStatus;
  progress: number | null;
  expectedProgress: number | null;
}

type JudgedOfGoal = Pick<KpiJudgement, 'status' | 'progress' | 'expectedProgress'>;

/**
 * The state of a goal. It combines all KPIs with a target as soon as the leading one can be rated. A KPI counts at
 * most as reached, so that one that exceeds its target cannot hide another. After a KPI's target date or the goal's
 * due date the goal is missed unless all targets are reached.
 */
export function judgeGoal<Kpi extends JudgedOfGoal>(
  kpis: readonly Kpi[],
  leading: Kpi | null,
  dueOn: string | null,
  today: Temporal.PlainDate,
): GoalJudgement {
  const isUnjudged = !leading || leading.status === 'NO_TARGET' || leading.status === 'NO_DATA';
  if (isUnjudged) return { status: leading?.status ?? 'NO_TARGET', progress: null, expectedProgress: null };
  const aimed = kpis.filter(({ status }) => status !== 'NO_TARGET');
  const judged = aimed.filter(({ status }) => status !== 'NO_DATA');
  const progress = meanOf(judged.map((kpi) => (kpi.progress === null ? null : Math.min(1, kpi.progress))));
  const expectedProgress = meanOf(judged.map((kpi) => kpi.expectedProgress));
  return { status: statusOf(), progress, expectedProgress };

  function statusOf(): GoalStatus {
    if (aimed.every(({ status }) => status === 'REACHED')) return 'REACHED';
    const isPast = dueOn !== null && today.toString() > dueOn;
    if (isPast || judged.some(({ status }) => status === 'MISSED')) return 'MISSED';
    return onTheWay(progress ?? 0, expectedProgress ?? 0);
  }
}

/** The mean of the known shares; null if there are none. */
export function meanOf(shares: readonly (number | null)[]): number | null {
  const known = shares.filter((share) => share !== null);
  return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
}

function onTheWay(progress: number, expected: number): GoalStatus {
  const behind = expected - progress;
  if (behind <= statusLimits.onTrack) return 'ON_TRACK';
  return behind <= statusLimits.atRisk ? 'AT_RISK' : 'OFF_TRACK';
}

/** The share of the time between the end of the baseline and the target date that has passed, from 0 to 1. */
function shareOfTime(baselinePeriod: string, targetDay: string, today: Temporal.PlainDate): number {
  const start = Temporal.PlainDate.from(lastDay(monthsOfCode(baselinePeriod).last));
  const end = Temporal.PlainDate.from(targetDay);
  const all = start.until(end).days;
  if (all <= 0) return Temporal.PlainDate.compare(today, end) >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, start.until(today).days / all));
}
