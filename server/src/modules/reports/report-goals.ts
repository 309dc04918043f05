import type { Report, ReportGoal, ReportKpi, ReportStrategy } from '@metra/contract/shapes/report-shapes';
import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { baselineView, monthsOfCode, periodOf, type YearTarget } from '../kpis/kpis.module.ts';
import type { StrategyOfYear } from '../strategies/strategies.module.ts';
import type { GoalOfYear } from '../tracking/tracking.module.ts';

type Reported = (kpiId: number) => ReportKpi['kpi'] | null;

const yearIn = (day: string): number => Number(day.slice(0, 4));

/** The KPI targets of a year's goals. */
export const targetsOf = (goals: readonly GoalOfYear[]): YearTarget[] =>
  goals.flatMap(({ kpis, leadingKpiId }) =>
    kpis.map(({ kpiId, baseline, target }) => ({
      kpiId,
      leads: kpiId === leadingKpiId,
      baseline: baseline && { period: baseline.period, value: baseline.value },
      target,
    })),
  );

/** The dates of a goal that determine the end of its strategy. */
type Lasting = Pick<GoalOfYear, 'strategy_id' | 'due_on'> & { kpis: readonly Pick<GoalKpi, 'target'>[] };

/**
 * A strategy reaches from its first year to the last target of its goals. A strategy that ended after the day was
 * still active.
 */
export function strategyOf(strategy: StrategyOfYear, goals: readonly Lasting[], day: string): ReportStrategy {
  const finishedOn =
    strategy.finished_on !== null && strategy.finished_on <= day ? strategy.finished_on : null;
  const days = goals
    .filter(({ strategy_id }) => strategy_id === strategy.id)
    .flatMap(({ due_on, kpis }) => [due_on, ...kpis.map(({ target }) => target?.date ?? null)])
    .flatMap((day) => day ?? []);
  const last = finishedOn ?? days.toSorted().at(-1);
  return {
    id: strategy.id,
    name: strategy.name,
    state: finishedOn === null ? 'ACTIVE' : 'FINISHED',
    activatedOn: strategy.activated_on,
    finishedOn,
    firstYear: yearIn(strategy.activated_on),
    lastYear: last === undefined ? null : Math.max(yearIn(last), yearIn(strategy.activated_on)),
  };
}

export function reportGoal(goal: GoalOfYear, reported: Reported, firstMonth: number): ReportGoal {
  const kpis = goal.kpis.flatMap((kpi) => {
    const view = goalKpiOf(kpi, reported, firstMonth);
    return view ? [view] : [];
  });
  const leading = kpis.find(({ kpi }) => kpi.id === goal.leadingKpiId) ?? null;
  const others = kpis.filter((each) => each !== leading);
  return {
    id: goal.id,
    strategyId: goal.strategy_id,
    slug: goal.slug,
    name: goal.name,
    summary: goal.summary,
    sector: goal.sector,
    active: goal.inactive_since === null,
    startedOn: goal.started_on,
    endedOn: goal.inactive_since,
    dueOn: goal.due_on,
    asOf: goal.asOf,
    status: goal.status,
    progress: goal.progress,
    expectedProgress: goal.expectedProgress,
    leading,
    others: [...others.filter(({ target }) => target), ...others.filter(({ target }) => !target)],
    note: goal.note,
  };
}

function goalKpiOf(kpi: GoalKpi, reported: Reported, firstMonth: number): ReportGoal['leading'] {
  const about = reported(kpi.kpiId);
  if (!about) return null;
  const { baseline, target, actual, progress, expectedProgress, status, noJudgement } = kpi;
  return {
    kpi: about,
    baseline: baseline && baselineView(baseline, firstMonth),
    target,
    actual: actual && {
      period: periodOf(monthsOfCode(actual.period)),
      value: actual.value,
      months: actual.months,
    },
    progress,
    expectedProgress,
    status,
    noJudgement,
  };
}

/** Baselines whose period got another value later. */
export const recalculatedIn = (
  goals: readonly GoalOfYear[],
  reported: Reported,
  firstMonth: number,
): Report['method']['recalculated'] =>
  goals
    .flatMap(({ kpis }) => kpis)
    .flatMap(({ kpiId, baseline }) => {
      const kpi = reported(kpiId);
      if (!kpi || !baseline?.changed) return [];
      const { period, label } = baselineView(baseline, firstMonth);
      const { at, valueBefore } = baseline.changed;
      return { kpi, period, label, before: valueBefore, after: baseline.value, at };
    })
    .slice(0, 100);
