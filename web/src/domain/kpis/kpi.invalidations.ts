import { api } from '../../lib/api.ts';
import { events } from '../../lib/events.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';

/** What follows from records: sums, computed KPIs, gaps and targets. */
const VALUES = [
  api.kpiHistory.overview,
  api.kpiHistory.due,
  api.kpiHistory.one,
  api.kpiHistory.origin,
  api.kpiRecords.ofKpi,
  api.kpiRecords.read,
  api.kpiRecords.changes,
  api.kpiRecords.grid,
  api.kpis.categories,
];

/** What a KPI is: stale only when the KPI itself is changed. */
const DEFINITIONS = [api.kpis.read, api.kpis.list, api.kpis.checkFormula, api.kpiRecords.enteredKpis];

export function registerKpiInvalidations(): void {
  const invalidate = () => void invalidateAnswers(...VALUES);
  events.on('kpiRecordChanged', invalidate);
  // Targets are shown beside the values.
  events.on('trackableGoalChanged', invalidate);
}

/** After a KPI was created, changed or deleted: lists and computed KPIs may show it. */
export function kpiChanged(kpiId: number): void {
  void invalidateAnswers(...DEFINITIONS);
  events.emit('kpiRecordChanged', { kpiIds: [kpiId] });
}
