import type { QuestionnaireResult } from '@metra/contract/operations/questionnaires';
import { useEffect, useState } from 'react';
import { ownResults } from '../../../domain/questionnaires/own-results.ts';
import { log } from '../../../lib/errors/log.ts';
import { useHasLogin } from '../../../lib/session/has-login.ts';

export interface EarlierResult {
  createdAt: string;
  scores: readonly { sector: QuestionnaireResult['scores'][number]['sector']; score: number | null }[];
}

export interface Known {
  isOwn: boolean;
  /** This browser has the answers, so they can be changed. */
  isHere: boolean;
  isKept: boolean;
  first: EarlierResult | null;
}

export const nothingKnown: Known = { isOwn: false, isHere: false, isKept: false, first: null };

/**
 * Only the person who answered learns that the result is theirs, and what the first one was. Others who have
 * the link learn neither.
 */
export function useEarlierResult(result: QuestionnaireResult): Known & { onKept: () => void } {
  const [known, setKnown] = useState(nothingKnown);
  const hasLogin = useHasLogin();

  useEffect(() => {
    let isOver = false;
    const mine = ownResults();
    const own = mine.find(({ id }) => id === result.id);
    const isHere = own !== undefined;
    setKnown({ isOwn: isHere, isHere, isKept: own?.isKept ?? false, first: null });
    if (!own && !hasLogin) return;
    import('./account-calls.ts')
      .then(({ findEarlier }) => findEarlier(result, hasLogin))
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
