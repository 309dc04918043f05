import { events } from '../../lib/events.ts';
import { log } from '../../lib/log.ts';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/the-session.ts';
import { profileQuery } from './settings.queries.ts';

/** The profile is asked for again on login (specification section 7); its name and logo also stand in the header. */
export function keepSettingsTrue(): void {
  const askAgain = () => void queryClient.invalidateQueries(profileQuery());
  events.on('login', askAgain);
  events.on('loginRestored', askAgain);
  events.on('profileChanged', () => {
    askAgain();
    session.refresh().catch((error: unknown) => log.info('The account could not be read again.', error));
  });
}
