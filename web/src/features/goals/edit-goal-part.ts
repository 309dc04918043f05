import type { TrackableGoal, TrackableGoalWrite } from '@metra/contract/shapes/tracking-shapes';
import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import type { VersionedCalls } from '../../lib/versioned-form/use-versioned-form.ts';
import { goalQueries } from './goals.queries.ts';

interface GoalPart<Values> {
  /** The form edits this part of the goal. */
  of: (goal: TrackableGoal) => Values;
  write: (values: Values) => Omit<TrackableGoalWrite, 'version'>;
}

/** A part of a goal is saved against the version with which the form was opened. */
export function editGoalPart<Values>(goal: TrackableGoal, part: GoalPart<Values>): VersionedCalls<Values> {
  const params = { trackableGoalId: goal.id };
  const { queryKey } = goalQueries.detail(goal.id);
  const versioned = (present: TrackableGoal) => ({ values: part.of(present), version: present.version });
  return {
    start: versioned(goal),
    async read() {
      const present = await api.tracking.goal({ params });
      queryClient.setQueryData(queryKey, present);
      return versioned(present);
    },
    async write(values, { version }) {
      const changed = await api.tracking.updateGoal({ params, body: { ...part.write(values), version } });
      queryClient.setQueryData(queryKey, changed);
      events.emit('trackableGoalChanged', { goalId: goal.id });
      return undefined;
    },
  };
}
