import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { dashboardQuery } from './dashboard.queries.ts';

/** The dashboard shows a bit of everything: whatever changes, it is asked for again. */
export function keepDashboardTrue(): void {
  const askAgain = () => void queryClient.invalidateQueries(dashboardQuery());
  events.on('trackableGoalChanged', askAgain);
  events.on('invalidateTrackableGoal', askAgain);
  events.on('trackableMeasureChanged', askAgain);
  events.on('kpiRecordChanged', askAgain);
  events.on('profileChanged', askAgain);
  events.on('subscriptionChanged', askAgain);
}
