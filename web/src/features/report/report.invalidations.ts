import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

/** A report tells of everything: of values, goals, measures and the company itself. */
export function registerReportInvalidations(): void {
  const invalidate = () => void invalidateAnswers(api.reports.read, api.reports.years);
  events.on('kpiRecordChanged', invalidate);
  events.on('trackableGoalChanged', invalidate);
  events.on('trackableMeasureChanged', invalidate);
  events.on('profileChanged', invalidate);
}
