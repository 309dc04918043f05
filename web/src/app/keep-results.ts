import { forgetKeptResults, markKept, resultsToKeep } from '../domain/questionnaires/own-results.ts';
import { api } from '../lib/api.ts';
import { session } from '../lib/current-session.ts';
import { hasStatus } from '../lib/errors.ts';
import { events } from '../lib/events.ts';
import { log } from '../lib/log.ts';

/**
 * What somebody answered before they signed in comes to their account; with the sign-out it leaves the browser. Nothing is kept for
 * somebody whom an administrator acts for.
 */
export function keepResultsOfWhoeverSignsIn(): void {
  const keep = () =>
    void keepAll().catch((error: unknown) => log.info('Results could not be kept yet.', error));
  events.on('login', keep);
  events.on('loginRestored', keep);
  events.on('logout', forgetKeptResults);
}

async function keepAll(): Promise<void> {
  const { account } = session.state();
  const ids = resultsToKeep();
  if (!account || account.impersonator !== null || ids.length === 0) return;
  for (const resultId of ids) await keepOne(resultId);
  events.emit('keptResultsChanged');
}

async function keepOne(resultId: string): Promise<void> {
  try {
    await api.keptResults.keep({ params: { resultId } });
  } catch (error) {
    // Deleted by the operator meanwhile: there is nothing to keep.
    if (!hasStatus(error, 404)) throw error;
  }
  markKept([resultId]);
}
