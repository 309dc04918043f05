import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { markSaved, ownResults } from '../../../domain/questionnaires/own-results.ts';
import { api } from '../../../lib/api/api.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { type Known, nothingKnown } from './use-earlier-result.ts';

/** Attaches a result to the account of the signed-in person and returns whether it is attached. */
export async function keepResult(resultId: string): Promise<boolean> {
  try {
    await api.keptResults.keep({ params: { resultId } });
    markSaved([resultId]);
    return true;
  } catch (error) {
    await reportError(error);
    return false;
  }
}

/** Returns whether the signed-in person has an active strategy. */
export async function hasStrategy(): Promise<boolean> {
  try {
    await api.my.activeStrategy();
    return true;
  } catch (error) {
    if (hasKey(error, 'strategy.noActiveStrategy')) return false;
    throw error;
  }
}

const MOST_KEPT = 100;

/** Returns whose result it is, and the person's first result. */
export async function findEarlier(result: QuestionnaireResult, hasLogin: boolean): Promise<Known> {
  const mine = ownResults();
  const isHere = mine.some(({ id }) => id === result.id);
  if (!isHere && !hasLogin) return nothingKnown;
  const kept = hasLogin
    ? (await api.keptResults.list({ query: { sort: 'createdAt', pageSize: MOST_KEPT } })).items
    : [];
  const isKept = kept.some(({ id }) => id === result.id);
  if (!isHere && !isKept) return nothingKnown;
  const isEarlier = ({ createdAt, id }: { createdAt: string; id: string }) =>
    createdAt < result.createdAt && id !== result.id;
  const first = kept.find((each) => each.questionnaire.id === result.questionnaire.id && isEarlier(each));
  if (first) return { isOwn: true, isHere, isKept, first };
  const here = mine.findLast((each) => each.questionnaireId === result.questionnaire.id && isEarlier(each));
  return {
    isOwn: true,
    isHere,
    isKept,
    first: here ? await api.questionnaires.result({ params: { resultId: here.id } }) : null,
  };
}
