import { events } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { archiveQuery } from './archive.queries.ts';

/** Goals come to the archive and leave it by being changed. */
export function keepArchiveTrue(): void {
  const askAgain = () => void queryClient.invalidateQueries(archiveQuery());
  events.on('trackableGoalChanged', askAgain);
  events.on('invalidateTrackableGoal', askAgain);
}
