import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetGoalsToBegin, goalsToBeginWith } from '../../../domain/questionnaires/goals-to-begin-with.ts';
import { savedResultQueries } from '../../../domain/questionnaires/saved-result.queries.ts';
import { publicDataQueries } from '../../../domain/tracking/public-data.queries.ts';
import type { StepInHand } from '../use-step.ts';
import { withGoals } from './with-goals.ts';

/**
 * Goals that a questionnaire has led to stand in their places already: those that were chosen on its result, or, where
 * somebody goes on in another browser, the best of each sector. The latter only for who has not been here. Tells whether it did.
 */
export function useGoalsOfResult({ state, store }: StepInHand): boolean {
  const [chosen] = useState(goalsToBeginWith);
  const [isFirstTime] = useState(!state.progress.goals.seen && Object.keys(state.goals).length === 0);
  const [isDone, setDone] = useState(false);
  const isAsked = chosen === undefined && isFirstTime;
  const { data: catalogue } = useQuery(publicDataQueries.catalogue());
  const { data: latest } = useQuery({ ...savedResultQueries.latest(), enabled: isAsked });
  const resultId = latest?.items[0]?.id;
  const { data: result } = useQuery({
    ...savedResultQueries.result(resultId ?? ''),
    enabled: isAsked && resultId !== undefined,
  });
  const ids = chosen ?? (isAsked ? result?.goals.map(({ id }) => id) : undefined);

  useEffect(() => {
    if (isDone || !catalogue || !ids) return;
    store.change((now) => withGoals(now, catalogue.goals, ids));
    forgetGoalsToBegin();
    setDone(ids.length > 0);
  }, [isDone, catalogue, ids, store]);
  return isDone;
}
