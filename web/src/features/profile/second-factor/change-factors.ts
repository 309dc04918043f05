import { showToast } from '../../../design-system/toast/toast-store.ts';
import { api } from '../../../lib/api/api.ts';
import { invalidateAnswers } from '../../../lib/api/invalidate-answers.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { session } from '../../../lib/session/current-session.ts';

/** Runs a change of one's factors; it says whether it was made. Other sessions may have ended with it. */
export async function changeFactors(
  change: () => Promise<boolean | undefined>,
  done?: string,
): Promise<void> {
  try {
    if ((await change()) && done !== undefined) showToast({ variant: 'success', title: done });
  } catch (error) {
    await reportError(error);
  }
  await invalidateAnswers(api.secondFactor.read, api.account.sessions);
  await session.refresh().catch(() => undefined);
}
