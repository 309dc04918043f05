import { answerCache } from '../lib/answer-cache/current-answer-cache.ts';
import { events } from '../lib/api/events.ts';
import { invalidateQueries } from '../lib/api/invalidate-answers.ts';
import { queryClient } from '../lib/api/query-client.ts';
import { log } from '../lib/errors/log.ts';
import { getRouter } from '../lib/guards/router-access.ts';
import { getTolgee } from '../lib/i18n/tolgee.ts';
import { session } from '../lib/session/current-session.ts';
import { onPageHide } from '../lib/storage/on-page-hide.ts';

export function forgetAnswersOfOthers(): void {
  let shownTo = session.state().account?.id;

  // The catalogue's content depends on the language of the request.
  getTolgee().on('language', () => {
    answerCache.dropAnswers();
    void invalidateQueries();
  });
  onPageHide(answerCache.flush);
  events.on('logout', () => {
    shownTo = undefined;
    queryClient.clear();
  });
  for (const event of ['login', 'loginRestored'] as const) {
    events.on(event, () => {
      const id = session.state().account?.id;
      if (shownTo !== undefined && shownTo !== id) forgetOthers();
      shownTo = id;
    });
  }
}

/** One account must not see the data or a restricted page of the previous one. */
function forgetOthers() {
  queryClient.clear();
  getRouter()
    .invalidate()
    .catch((error: unknown) => log.error('The page could not be loaded for another account.', error));
}
