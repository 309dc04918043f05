import { hasOwnResults } from '../domain/questionnaires/has-own-results.ts';
import { events } from '../lib/api/events.ts';
import { log } from '../lib/errors/log.ts';

const load = () => import('../domain/questionnaires/keep-own-results.ts');

/**
 * Answers from before the sign-in are saved in the account, and signing out removes them from the browser. Few
 * people have any, so the code is loaded for them only.
 */
export function keepResultsOfWhoeverSignsIn(): void {
  const onlyIfThere = (act: (own: Awaited<ReturnType<typeof load>>) => unknown) => () => {
    if (!hasOwnResults()) return;
    load()
      .then(act)
      .catch((error: unknown) => log.info('Results could not be kept yet.', error));
  };
  const keep = onlyIfThere(({ keepOwnResults }) => keepOwnResults());
  events.on('login', keep);
  events.on('loginRestored', keep);
  events.on(
    'logout',
    onlyIfThere(({ forgetSavedResults }) => forgetSavedResults()),
  );
}
