import type { AnyRouter } from '@tanstack/react-router';
import { events } from '../lib/api/events.ts';
import { shareEventsAcrossTabs } from '../lib/api/events-across-tabs.ts';
import { dropFirstAnswers } from '../lib/api/first-answers.ts';
import { log } from '../lib/errors/log.ts';
import { getRouter, provideRouter } from '../lib/guards/router-access.ts';
import { loadTexts } from '../lib/i18n/tolgee.ts';
import type { Namespace } from '../lib/i18n/translation-key.ts';
import { session } from '../lib/session/current-session.ts';
import { followOtherTabs } from '../lib/session/session.ts';
import {
  keepToastsForNextDocument,
  showToastsOfLastDocument,
} from '../lib/storage/toasts-of-last-document.ts';
import { applicationRendered } from './application-rendered.ts';
import { forgetAnswersOfOthers } from './forget-answers.ts';
import { attachPageEffects } from './page-effects.ts';
import { prefetchForPath } from './prefetch-for-path.ts';
import { redirectOnLogout } from './redirect-on-logout.ts';
import { saveResultsAfterSignIn } from './save-results.ts';

export interface Entry {
  router: AnyRouter;
  speak: () => void;
  /** Any page may show these texts. */
  texts: readonly Namespace[];
  registerInvalidations: () => void;
}

export async function prepare({ router: own, texts, registerInvalidations }: Entry): Promise<void> {
  provideRouter(own);
  const router = getRouter();
  attachPageEffects(router);
  followOtherTabs(session, (error) => log.info('The login of another tab could not be read.', error));
  redirectOnLogout(router, events);
  keepToastsForNextDocument();
  void applicationRendered.then(showToastsOfLastDocument);
  forgetAnswersOfOthers();
  saveResultsAfterSignIn();
  registerInvalidations();
  shareEventsAcrossTabs(events, new BroadcastChannel('metra-events'));
  prefetchForPath();
  try {
    await Promise.all([loadTexts(...texts), router.load()]);
  } finally {
    dropFirstAnswers();
  }
}
