import { isAnswerOf, type Operation } from './operation-query.ts';
import { queryClient } from './query-client.ts';

export const invalidateAnswers = (...operations: readonly Operation[]): Promise<void> =>
  queryClient.invalidateQueries({ predicate: isAnswerOf(...operations) });
