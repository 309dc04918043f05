import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { goalQuery } from './goals.queries.ts';

/** The key of a goal also covers its history. */
export function registerGoalInvalidations(): void {
  const invalidate = (goalId: number) => void queryClient.invalidateQueries(goalQuery(goalId));
  events.on('trackableGoalChanged', ({ goalId }) => invalidate(goalId));
  events.on('invalidateTrackableGoal', ({ goalId }) => invalidate(goalId));
  events.on('trackableMeasureChanged', ({ goalId }) => {
    if (goalId === null) void queryClient.invalidateQueries({ queryKey: ['tracking', 'goal'] });
    else invalidate(goalId);
  });
  events.on('kpiRecordChanged', () => void queryClient.invalidateQueries({ queryKey: ['tracking', 'goal'] }));
}
