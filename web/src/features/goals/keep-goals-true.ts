import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { goalQuery } from './goals.queries.ts';

/** Whatever changes about a goal, the goal and its history are asked for again. */
export function keepGoalsTrue(): void {
  const askAgain = (goalId: number) => void queryClient.invalidateQueries(goalQuery(goalId));
  events.on('trackableGoalChanged', ({ goalId }) => askAgain(goalId));
  events.on('invalidateTrackableGoal', ({ goalId }) => askAgain(goalId));
  events.on('trackableMeasureChanged', ({ goalId }) => {
    if (goalId === null) void queryClient.invalidateQueries({ queryKey: ['tracking', 'goal'] });
    else askAgain(goalId);
  });
  events.on('kpiRecordChanged', () => void queryClient.invalidateQueries({ queryKey: ['tracking', 'goal'] }));
}
