import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryAnswers } from '../answer-cache/current-query-answers.ts';

/** Restores the cached answer of the last visit for a query that a screen knows only while it renders. */
export function useCachedQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data> {
  queryAnswers.restore(options);
  return useQuery(options);
}
