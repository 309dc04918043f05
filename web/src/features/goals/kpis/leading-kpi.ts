import type { GoalKpi, TrackableGoal } from '@metra/contract/shapes/tracking-shapes';

/** The KPI a goal is read by; the server says which. */
export const leadingKpi = ({ kpis, leadingKpiId }: TrackableGoal): GoalKpi | null =>
  kpis.find(({ kpiId }) => kpiId === leadingKpiId) ?? null;
