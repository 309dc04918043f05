import type { QueryFilters } from '@tanstack/react-query';
import { isAnswerOf, type Operation } from './operation-query.ts';
import { queryClient } from './query-client.ts';

/** Marks all answers of the operations as outdated and refetches those on the screen. */
export const invalidateAnswers = (...operations: readonly Operation[]): Promise<void> =>
  invalidateQueries({ predicate: isAnswerOf(...operations) });

/**
 * TanStack Query would join a first load that is under way, although the server may have answered it before the
 * change. Such a load is restarted.
 */
export function invalidateQueries(filters: QueryFilters = {}): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    // A screen that shows the query shows its error.
    query.fetch().catch(() => {});
  }
  return queryClient.invalidateQueries(filters);
}
