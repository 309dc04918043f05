import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryAnswers } from '../answer-cache/current-query-answers.ts';
import { queryClient } from '../api/query-client.ts';
import { rerunGuardsIf } from './rerun-guards.ts';

/** A guard refuses nobody because of an older answer, since a colleague may have changed the data. */
const MAY_BE_OLD_MS = 1000;

export const freshAnswer = <Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> => queryClient.fetchQuery({ ...query, staleTime: MAY_BE_OLD_MS });

/** A cached answer of an earlier visit may have granted access that the server's answer revokes. */
export function revalidateAccess<Answer, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
  isClosed: (answer: Answer) => boolean,
): void {
  if (queryAnswers.isFromEarlier(query.queryKey)) rerunGuardsIf(freshAnswer(query), isClosed);
}
