import { events } from '../../lib/api/events.ts';
import { reportError } from '../../lib/errors/report-error.ts';

/** A refusal may be due to a change by somebody else, so the error is shown and the goal is reloaded. */
export const refused = (goalId: number) => (error: unknown) => {
  events.emit('invalidateTrackableGoal', { goalId });
  return reportError(error);
};
