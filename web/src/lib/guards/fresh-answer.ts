import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { queryAnswers } from '../kept-answers/current-query-answers.ts';
import { decideAgainIf } from './decide-again.ts';

/** Before somebody is turned away, what is known must not be older than a moment: a colleague may have changed it. */
const MAY_BE_OLD_MS = 1000;

/** What the server says now. */
export const freshAnswer = <Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> => queryClient.fetchQuery({ ...query, staleTime: MAY_BE_OLD_MS });

/** An answer of an earlier visit has opened a door: the server's own may close it. */
export function confirmOpening<Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
  isClosed: (answer: Answer) => boolean,
): void {
  if (queryAnswers.isFromEarlier(query.queryKey)) decideAgainIf(freshAnswer(query), isClosed);
}
