import { isAnswerOf, type Operation } from './operation-query.ts';
import { queryClient } from './query-client.ts';

/** What these operations answered no longer holds, whatever the input was: what is shown is asked for again. */
export const invalidateAnswers = (...operations: readonly Operation[]): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAnswerOf(...operations) });
