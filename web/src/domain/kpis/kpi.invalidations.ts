import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

/** These answers depend on records. */
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

const OWN_FACTORS = [api.factors.listOwn, api.factors.ownChanges, api.kpis.factors];

/** These answers change only with the KPI itself. */
const DEFINITIONS = [api.kpis.read, api.kpis.list, api.kpis.checkFormula, api.kpiRecords.enteredKpis];

export function registerKpiInvalidations(): void {
  const invalidate = () => void invalidateAnswers(...VALUES);
  events.on('kpiRecordChanged', invalidate);
  // Another country has other factors.
  events.on('profileChanged', () => void invalidateAnswers(...VALUES, api.kpis.factors));
  // The screens show targets beside the values.
  events.on('trackableGoalChanged', invalidate);
}

/** A changed factor changes every value that is computed with it. */
export function ownFactorChanged(): void {
  void invalidateAnswers(...OWN_FACTORS);
  events.emit('kpiRecordChanged', { kpiIds: [] });
}

/** Lists and computed KPIs may contain the KPI. */
export function kpiChanged(kpiId: number): void {
  void invalidateAnswers(...DEFINITIONS);
  events.emit('kpiRecordChanged', { kpiIds: [kpiId] });
}
