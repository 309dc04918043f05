import { session } from '../../lib/current-session.ts';
import { events } from '../../lib/events.ts';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../lib/query-client.ts';
import { profileQuery } from './settings.queries.ts';

/** The profile is read again on login (specification section 7); the header shows its name and logo from the account. */
export function registerSettingsInvalidations(): void {
  const invalidate = () => void queryClient.invalidateQueries(profileQuery());
  events.on('login', invalidate);
  events.on('loginRestored', invalidate);
  events.on('profileChanged', () => {
    invalidate();
    session.refresh().catch((error: unknown) => log.info('The account could not be read again.', error));
  });
}
