import type { TrackableGoal, TrackableGoalWrite } from '@metra/contract/tracking-shapes';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { Versioned } from '../../lib/conflict/differences.ts';
import { useVersionedSave, type VersionedSave } from '../../lib/conflict/use-versioned-save.ts';
import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { goalQueries } from './goals.queries.ts';

interface GoalPart<Values> {
  /** The part of the goal a form is about. */
  of: (goal: TrackableGoal) => Values;
  write: (values: Values) => Omit<TrackableGoalWrite, 'version'>;
}

/** Saves a part of a goal against the version the form was opened with. */
export function useGoalSave<Values extends object>(
  goal: TrackableGoal,
  part: GoalPart<Values>,
): VersionedSave<Values> {
  const [start] = useState(() => versioned(goal, part));
  const params = { trackableGoalId: goal.id };
  return useVersionedSave(start, {
    async read() {
      const present = await api.tracking.goal({ params });
      queryClient.setQueryData(goalQueries.detail(goal.id).queryKey, present);
      return versioned(present, part);
    },
    async write(values, { version }) {
      const changed = await api.tracking.updateGoal({ params, body: { ...part.write(values), version } });
      queryClient.setQueryData(goalQueries.detail(goal.id).queryKey, changed);
      events.emit('trackableGoalChanged', { goalId: goal.id });
    },
  });
}

const versioned = <Values>(goal: TrackableGoal, part: GoalPart<Values>): Versioned<Values> => ({
  values: part.of(goal),
  version: goal.version,
});
