import { hasOwnResults } from '../domain/questionnaires/has-own-results.ts';
import { events } from '../lib/api/events.ts';
import { log } from '../lib/errors/log.ts';

const load = () => import('../domain/questionnaires/save-own-results.ts');

/**
 * Answers from before the sign-in are saved in the account, and signing out removes them from the browser. Few
 * people have any, so the code is loaded for them only.
 */
export function saveResultsAfterSignIn(): void {
  const onlyIfThere = (act: (own: Awaited<ReturnType<typeof load>>) => unknown) => () => {
    if (!hasOwnResults()) return;
    load()
      .then(act)
      .catch((error: unknown) => log.info('Results could not be saved yet.', error));
  };
  const save = onlyIfThere(({ saveOwnResults }) => saveOwnResults());
  events.on('login', save);
  events.on('loginRestored', save);
  events.on(
    'logout',
    onlyIfThere(({ forgetSavedResults }) => forgetSavedResults()),
  );
}
