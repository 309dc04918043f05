import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';

export function registerDashboardInvalidations(): void {
  const invalidate = () => void invalidateAnswers(api.my.dashboard);
  events.on('trackableGoalChanged', invalidate);
  events.on('invalidateTrackableGoal', invalidate);
  events.on('trackableMeasureChanged', invalidate);
  events.on('kpiRecordChanged', invalidate);
  events.on('profileChanged', invalidate);
  events.on('subscriptionChanged', invalidate);
}
