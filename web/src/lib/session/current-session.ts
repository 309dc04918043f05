import { answerCache } from '../answer-cache/current-answer-cache.ts';
import { events } from '../api/events.ts';
import { isUnauthorized } from '../errors/errors.ts';
import { beginYearsWith } from '../formats/business-year.ts';
import { browserStorage } from '../storage/safe-storage.ts';
import { createSession } from './session.ts';

/** The API client is loaded only when there is a token. */
export const session = createSession({
  storage: browserStorage,
  answerCache,
  events,
  readAccount: async () => {
    const { api } = await import('../api/later-api.ts');
    return api.auth.getLogin();
  },
  isUnauthorized,
});

const followYears = () => beginYearsWith(session.state().account?.organisation.firstMonth ?? 1);
followYears();
session.subscribe(followYears);
