import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';

/** The server says which KPI represents the goal. */
export const leadingKpi = ({ kpis, leadingKpiId }: TrackableGoal): GoalKpi | null =>
  kpis.find(({ kpiId }) => kpiId === leadingKpiId) ?? null;
