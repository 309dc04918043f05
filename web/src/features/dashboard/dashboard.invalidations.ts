import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { dashboardQuery } from './dashboard.queries.ts';

/** The dashboard shows a bit of everything. */
export function registerDashboardInvalidations(): void {
  const invalidate = () => void queryClient.invalidateQueries(dashboardQuery());
  events.on('trackableGoalChanged', invalidate);
  events.on('invalidateTrackableGoal', invalidate);
  events.on('trackableMeasureChanged', invalidate);
  events.on('kpiRecordChanged', invalidate);
  events.on('profileChanged', invalidate);
  events.on('subscriptionChanged', invalidate);
}
