import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { invalidateAnswers } from '../../lib/api/invalidate-answers.ts';
import { log } from '../../lib/errors/log.ts';
import { session } from '../../lib/session/current-session.ts';

/**
 * A sign-in may be another person, so the profile is read again. A restored login begins with a new page, which
 * reads everything again. The header shows the name and logo of the account.
 */
export function registerSettingsInvalidations(): void {
  const invalidate = () => void invalidateAnswers(api.profile.read);
  events.on('login', invalidate);
  events.on('profileChanged', () => {
    invalidate();
    session.refresh().catch((error: unknown) => log.info('The account could not be read again.', error));
  });
}
