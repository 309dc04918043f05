import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

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
  api.kpiBatches.list,
  api.kpis.categories,
  api.factors.inUse,
];

/** Factors an organisation has entered itself. */
const OWN_FACTORS = [api.factors.listOwn, api.factors.ownChanges, api.kpis.factors];

/** What a KPI is: stale only when the KPI itself is changed. */
const DEFINITIONS = [api.kpis.read, api.kpis.list, api.kpis.checkFormula, api.kpiRecords.enteredKpis];

export function registerKpiInvalidations(): void {
  const invalidate = () => void invalidateAnswers(...VALUES);
  events.on('kpiRecordChanged', invalidate);
  // Another country has other factors.
  events.on('profileChanged', () => void invalidateAnswers(...VALUES, api.kpis.factors));
  // Targets are shown beside the values.
  events.on('trackableGoalChanged', invalidate);
}

/** After a factor of one's own was entered, changed or deleted: whatever is computed with it is another value. */
export function ownFactorChanged(): void {
  void invalidateAnswers(...OWN_FACTORS);
  events.emit('kpiRecordChanged', { kpiIds: [] });
}

/** After a KPI was created, changed or deleted: lists and computed KPIs may show it. */
export function kpiChanged(kpiId: number): void {
  void invalidateAnswers(...DEFINITIONS);
  events.emit('kpiRecordChanged', { kpiIds: [kpiId] });
}
