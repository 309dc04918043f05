import { api } from '../../lib/api.ts';
import { session } from '../../lib/current-session.ts';
import { events } from '../../lib/events.ts';
import { invalidateAnswers } from '../../lib/invalidate-answers.ts';
import { log } from '../../lib/log.ts';

/**
 * The profile is read again on login (specification section 7); a login that is restored begins with a new page, which
 * reads everything anew. The header shows its name and logo from the account.
 */
export function registerSettingsInvalidations(): void {
  const invalidate = () => void invalidateAnswers(api.profile.read);
  events.on('login', invalidate);
  events.on('profileChanged', () => {
    invalidate();
    session.refresh().catch((error: unknown) => log.info('The account could not be read again.', error));
  });
}
