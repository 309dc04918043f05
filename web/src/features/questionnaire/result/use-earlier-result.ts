import type { QuestionnaireResult } from '@metra/contract/questionnaires';
import { useEffect, useState } from 'react';
import { ownResults } from '../../../domain/questionnaires/own-results.ts';
import { useHasLogin } from '../../../lib/has-login.ts';
import { log } from '../../../lib/log.ts';

export interface EarlierResult {
  createdAt: string;
  scores: readonly { sector: QuestionnaireResult['scores'][number]['sector']; score: number | null }[];
}

interface Known {
  /** Answered in this browser, or kept on the account of whoever looks. */
  isOwn: boolean;
  isKept: boolean;
  first: EarlierResult | null;
}

const nothing: Known = { isOwn: false, isKept: false, first: null };

/**
 * What only whoever answered knows: that it is theirs, and how it was the first time. Somebody the link was passed on to
 * learns neither.
 */
export function useEarlierResult(result: QuestionnaireResult): Known & { onKept: () => void } {
  const [known, setKnown] = useState(nothing);
  const hasLogin = useHasLogin();

  useEffect(() => {
    let isOver = false;
    const mine = ownResults();
    const own = mine.find(({ id }) => id === result.id);
    setKnown({ isOwn: own !== undefined, isKept: own?.isKept ?? false, first: null });
    find(result, hasLogin)
      .then((found) => {
        if (!isOver) setKnown(found);
      })
      .catch((error: unknown) => log.info('An earlier result could not be read.', error));
    return () => {
      isOver = true;
    };
  }, [result, hasLogin]);

  return { ...known, onKept: () => setKnown((now) => ({ ...now, isOwn: true, isKept: true })) };
}

const MOST_KEPT = 100;

async function find(result: QuestionnaireResult, hasLogin: boolean): Promise<Known> {
  const mine = ownResults();
  const isOwn = mine.some(({ id }) => id === result.id);
  if (!isOwn && !hasLogin) return nothing;
  const { api } = await import('../../../lib/api.ts');
  const kept = hasLogin
    ? (await api.keptResults.list({ query: { sort: 'createdAt', pageSize: MOST_KEPT } })).items
    : [];
  const isKept = kept.some(({ id }) => id === result.id);
  if (!isOwn && !isKept) return nothing;
  const isEarlier = ({ createdAt, id }: { createdAt: string; id: string }) =>
    createdAt < result.createdAt && id !== result.id;
  const first = kept.find((each) => each.questionnaire.id === result.questionnaire.id && isEarlier(each));
  if (first) return { isOwn: true, isKept, first };
  const here = mine.findLast((each) => each.questionnaireId === result.questionnaire.id && isEarlier(each));
  return {
    isOwn: true,
    isKept,
    first: here ? await api.questionnaires.result({ params: { resultId: here.id } }) : null,
  };
}
