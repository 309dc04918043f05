import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers, invalidateQueries } from '../../lib/api/invalidate-answers.ts';
import { goalQueries } from './goals.queries.ts';

export function registerGoalInvalidations(): void {
  events.on('trackableGoalChanged', ({ goalId }) => invalidateGoal(goalId));
  events.on('invalidateTrackableGoal', ({ goalId }) => invalidateGoal(goalId));
  events.on('trackableMeasureChanged', ({ goalId }) => {
    if (goalId === null) invalidateAllGoals();
    else invalidateGoal(goalId);
  });
  events.on('kpiRecordChanged', invalidateAllGoals);
}

function invalidateGoal(goalId: number): void {
  void invalidateAnswers(api.tracking.goals);
  for (const { queryKey } of [
    goalQueries.detail(goalId),
    goalQueries.history(goalId),
    goalQueries.changes(goalId),
    goalQueries.recalculations(goalId),
  ])
    void invalidateQueries({ queryKey });
}

const invalidateAllGoals = () =>
  void invalidateAnswers(
    api.tracking.goal,
    api.tracking.goalHistory,
    api.tracking.goalChanges,
    api.tracking.goalRecalculations,
    api.tracking.goals,
    api.tracking.baselineChoices,
  );
