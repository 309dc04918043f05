import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { archiveQuery } from './archive.queries.ts';

/** Changes to goals bring them to the archive, or take them out of it. */
export function registerArchiveInvalidations(): void {
  const invalidate = () => void queryClient.invalidateQueries(archiveQuery());
  events.on('trackableGoalChanged', invalidate);
  events.on('invalidateTrackableGoal', invalidate);
}
