import { events } from '../../lib/api/events.ts';
import { reportError } from '../../lib/errors/report-error.ts';

/** What the server refused may rest on something others have changed: it is said, and the goal is asked for again. */
export const refused = (goalId: number) => (error: unknown) => {
  events.emit('invalidateTrackableGoal', { goalId });
  return reportError(error);
};
