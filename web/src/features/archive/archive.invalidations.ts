import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

/** A change of a goal can move it into the archive or out of it. Reports are frozen, replaced and shared. */
export function registerArchiveInvalidations(): void {
  const invalidate = () =>
    void invalidateAnswers(api.archive.summary, api.archive.goals, api.archive.strategies);
  events.on('trackableGoalChanged', invalidate);
  events.on('invalidateTrackableGoal', invalidate);
  events.on('frozenReportChanged', () => {
    void invalidateAnswers(
      api.archive.summary,
      api.archive.reports,
      api.frozenReports.preview,
      api.frozenReports.read,
      api.reports.years,
    );
  });
  events.on('kpiRecordChanged', () => void invalidateAnswers(api.frozenReports.comparison));
}
