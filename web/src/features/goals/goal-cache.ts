import type { TrackableMeasure } from '@metra/contract/shapes/tracking-shapes';
import { queryClient } from '../../lib/api/query-client.ts';
import { goalQueries } from './goals.queries.ts';

/** Shows the server's answer for a measure without reloading the whole goal. */
export function showMeasure(measure: TrackableMeasure): void {
  changeMeasure(measure.goal.id, measure.id, () => measure);
}

export function changeMeasure(
  goalId: number,
  measureId: number,
  change: (measure: TrackableMeasure) => TrackableMeasure,
): void {
  queryClient.setQueryData(
    goalQueries.detail(goalId).queryKey,
    (goal) =>
      goal && {
        ...goal,
        measures: goal.measures.map((measure) => (measure.id === measureId ? change(measure) : measure)),
      },
  );
}
