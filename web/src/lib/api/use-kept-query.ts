import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryAnswers } from '../kept-answers/current-query-answers.ts';

/** For what a screen finds out only while it is drawn: the last visit's answer stands until the present one comes. */
export function useKeptQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key>,
): UseQueryResult<Data> {
  queryAnswers.restore(options);
  return useQuery(options);
}
