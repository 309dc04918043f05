import { keptAnswers } from '../lib/current-kept-answers.ts';
import { session } from '../lib/current-session.ts';
import { events } from '../lib/events.ts';
import { getTolgee } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { onPageHide } from '../lib/on-page-hide.ts';
import { queryClient } from '../lib/query-client.ts';
import { getRouter } from '../lib/router-access.ts';

/** Drops cached answers when the language or the account changes. */
export function forgetAnswersOfOthers(): void {
  let shownTo = session.state().account?.id;

  // Content of the catalogue comes in the language that was asked for.
  getTolgee().on('language', () => {
    keptAnswers.dropAnswers();
    void queryClient.invalidateQueries();
  });
  onPageHide(keptAnswers.flush);
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

/** What one account saw is never shown to the next, nor a page that only the first one may enter. */
function forgetOthers() {
  queryClient.clear();
  getRouter()
    .invalidate()
    .catch((error: unknown) => log.error('The page could not be loaded for another account.', error));
}
