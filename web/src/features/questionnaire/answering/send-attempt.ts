import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import { ownResults, rememberResult } from '../../../domain/questionnaires/own-results.ts';
import { api } from '../../../lib/api/api.ts';
import { randomKey } from '../../../lib/api/random-key.ts';
import { didNotArrive } from '../../../lib/autosave/retry.ts';
import { hasKey, hasStatus, isClientError } from '../../../lib/errors/errors.ts';
import { TOKEN_KEY, WAITING_TOKEN_KEY } from '../../../lib/session/session-keys.ts';
import { browserStorage } from '../../../lib/storage/safe-storage.ts';
import { type Attempt, answersToSend } from './attempt.ts';

export type Sending =
  /** `left` counts the answers to questions that do not exist any more. */
  | { kind: 'arrived'; resultId: string; left: number }
  /** There is no connection or the server is busy; the call is repeated. */
  | { kind: 'waits' }
  /** The questionnaire has changed, and these answers do not fit it. */
  | { kind: 'changed' }
  | { kind: 'closed' }
  /** Other answers were received under the same id, from another tab. */
  | { kind: 'taken' }
  | { kind: 'refused'; error: unknown };

const MOST_SECONDS = 86_400;

/** The server knows the attempt by this id, which the browser creates once. */
export const withSubmissionId = (attempt: Attempt): Attempt =>
  attempt.submissionId === '' ? { ...attempt, submissionId: randomKey() } : attempt;

/** Sends all answers. The call may be repeated, because the server counts an attempt once. */
export async function sendAttempt(questionnaire: AskedQuestionnaire, attempt: Attempt): Promise<Sending> {
  const { submissionId, version, secondsTaken } = attempt;
  const answers = answersToSend(questionnaire.questions, attempt);
  try {
    const { id, removedQuestions } = await api.questionnaires.submit({
      params: { id: String(questionnaire.id) },
      body: { submissionId, version, answers, secondsTaken: Math.min(secondsTaken, MOST_SECONDS) },
    });
    rememberResult({
      id,
      questionnaireId: questionnaire.id,
      submissionId,
      createdAt: new Date().toISOString(),
      answers,
      // A result of a signed-in person is attached to the account already.
      isKept:
        browserStorage.getItem(TOKEN_KEY) !== null && browserStorage.getItem(WAITING_TOKEN_KEY) === null,
    });
    return { kind: 'arrived', resultId: id, left: removedQuestions.length };
  } catch (error) {
    return whyNot(error, submissionId);
  }
}

function whyNot(error: unknown, submissionId: string): Sending {
  // A part of the program that could not be loaded is treated like a missing connection.
  if (!isClientError(error) || didNotArrive(error)) return { kind: 'waits' };
  if (hasKey(error, 'questionnaire.switched_off') || hasStatus(error, 404)) return { kind: 'closed' };
  if (hasStatus(error, 409)) {
    const arrived = ownResults().find((each) => each.submissionId === submissionId);
    return arrived ? { kind: 'arrived', resultId: arrived.id, left: 0 } : { kind: 'taken' };
  }
  return hasStatus(error, 400) ? { kind: 'changed' } : { kind: 'refused', error };
}

/**
 * Tells the server how far the person has come. Returns whether the questionnaire still exists; undefined if
 * that is unknown.
 */
export async function tellProgress(
  { id }: AskedQuestionnaire,
  { submissionId }: Attempt,
  questionId: number,
): Promise<'there' | 'changed' | 'closed' | undefined> {
  try {
    await api.questionnaires.progress({ params: { id: String(id) }, body: { submissionId, questionId } });
    return 'there';
  } catch (error) {
    if (hasKey(error, 'not_found.questionnaire')) return 'closed';
    return hasKey(error, 'not_found.question') ? 'changed' : undefined;
  }
}

/** Reads the present questionnaire. It is null if it is no longer asked, and undefined if that is unknown. */
export async function readAgain(id: number): Promise<AskedQuestionnaire | null | undefined> {
  try {
    return await api.questionnaires.read({ params: { id: String(id) } });
  } catch (error) {
    return hasStatus(error, 404) ? null : undefined;
  }
}
