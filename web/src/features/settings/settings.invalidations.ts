import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { log } from '../../lib/errors/log.ts';
import { session } from '../../lib/session/current-session.ts';

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
