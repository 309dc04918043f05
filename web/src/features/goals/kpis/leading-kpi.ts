import type { GoalKpi } from '@metra/contract/tracking-shapes';

/** The KPI a goal is read by: the first with a value, else with a target, else the first. */
export const leadingKpi = (kpis: readonly GoalKpi[]): GoalKpi | null =>
  kpis.find(({ actual, target }) => actual && target) ??
  kpis.find(({ actual }) => actual) ??
  kpis.find(({ target }) => target) ??
  kpis[0] ??
  null;
