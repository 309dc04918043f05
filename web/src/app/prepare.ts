import { session } from '../lib/current-session.ts';
import { events } from '../lib/events.ts';
import { dropFirstAnswers } from '../lib/first-answers.ts';
import { loadTexts } from '../lib/i18n/tolgee.ts';
import { log } from '../lib/log.ts';
import { followOtherTabs } from '../lib/session.ts';
import { keepToastsForNextDocument } from '../lib/toasts-of-last-document.ts';
import { forgetAnswersOfOthers } from './forget-answers.ts';
import { keepResultsOfWhoeverSignsIn } from './keep-results.ts';
import { prefetchForPath } from './prefetch-for-path.ts';
import { redirectOnLogout } from './redirect-on-logout.ts';
import { registerInvalidations } from './register-invalidations.ts';
import { router } from './router.tsx';

/** Texts that any page may show; the bell stands above most. */
const EVERYWHERE = ['common', 'parts', 'events'] as const;

/** Everything the first page needs before it is rendered. */
export async function prepare(): Promise<void> {
  followOtherTabs(session, (error) => log.info('The login of another tab could not be read.', error));
  redirectOnLogout(router, events);
  keepToastsForNextDocument();
  forgetAnswersOfOthers();
  keepResultsOfWhoeverSignsIn();
  registerInvalidations();
  prefetchForPath();
  try {
    await Promise.all([loadTexts(...EVERYWHERE), router.load()]);
  } finally {
    dropFirstAnswers();
  }
}
