import { api } from '../../lib/api/api.ts';
import { events } from '../../lib/api/events.ts';
import { hasStatus } from '../../lib/errors/errors.ts';
import { session } from '../../lib/session/current-session.ts';
import { markSaved, resultsToSave } from './own-results.ts';

export { forgetSavedResults } from './own-results.ts';

/** During an impersonation nothing is saved. */
export async function saveOwnResults(): Promise<void> {
  const { account } = session.state();
  const ids = resultsToSave();
  if (!account || account.impersonator !== null || ids.length === 0) return;
  for (const resultId of ids) await saveOne(resultId);
  events.emit('savedResultsChanged');
}

async function saveOne(resultId: string): Promise<void> {
  try {
    await api.keptResults.keep({ params: { resultId } });
  } catch (error) {
    // The operator deleted the questionnaire in the meantime.
    if (!hasStatus(error, 404)) throw error;
  }
  markSaved([resultId]);
}
