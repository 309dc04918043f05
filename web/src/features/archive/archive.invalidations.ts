import { api } from '../../lib/api.ts';
import { events } from '../../lib/events.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';

/** Changes to goals bring them to the archive, or take them out of it. */
export function registerArchiveInvalidations(): void {
  const invalidate = () => void invalidateAnswers(api.tracking.goals);
  events.on('trackableGoalChanged', invalidate);
  events.on('invalidateTrackableGoal', invalidate);
}
