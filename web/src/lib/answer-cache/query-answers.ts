import {
  hashKey,
  type InfiniteData,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { hasStatus } from '../errors/errors.ts';
import type { AnswerCache } from './answer-cache.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * Such an answer is never kept for the next visit, because a form starts with it unchecked or because it
       * is too personal.
       */
      isKept?: false;
      /** The last page may still be sending input, so this is requested only once the application runs. */
      isSavedWhileTyped?: true;
    };
  }
}

interface KeptQuery {
  readonly queryKey: QueryKey;
  readonly initialPageParam?: unknown;
  readonly meta?: { isKept?: false } | undefined;
}

/** Time 0 marks an answer of an earlier visit, so that every use refetches it. */
const EARLIER = 0;

/** Only answers that a screen shows first outlive the page. */
export function cacheAnswersOf(client: QueryClient, kept: AnswerCache) {
  const named = new Set<string>();
  const cache = client.getQueryCache();

  const isFromEarlier = (queryKey: QueryKey): boolean => {
    const state = client.getQueryState(queryKey);
    return state?.data !== undefined && state.dataUpdatedAt === EARLIER;
  };

  cache.subscribe((event: QueryCacheNotifyEvent) => {
    const { query } = event;
    if (event.type !== 'updated' || !named.has(query.queryHash) || cache.get(query.queryHash) !== query)
      return;
    if (event.action.type === 'success' && query.state.dataUpdatedAt !== EARLIER)
      kept.keep(query.queryHash, query.state.data);
    if (event.action.type === 'error' && isGone(event.action.error)) {
      kept.drop(query.queryHash);
      // The object existed at the last visit, but it does not exist any more.
      if (isFromEarlier(query.queryKey)) query.setState({ ...query.state, data: undefined });
    }
  });

  return {
    isFromEarlier,
    /** From now on the answer is kept, and a kept one is shown at once. */
    restore({ queryKey, meta, ...query }: KeptQuery): void {
      if (meta?.isKept === false) return;
      const hash = hashKey(queryKey);
      named.add(hash);
      if (client.getQueryData(queryKey) !== undefined) return;
      const answer = kept.find(hash);
      if (answer === undefined) return;
      const shown = 'initialPageParam' in query ? firstPageOf(answer as Pages) : answer;
      client.setQueryData(queryKey, shown, { updatedAt: EARLIER });
    },
  };
}

type Pages = InfiniteData<unknown>;

/** A refetch would request all pages one after the other. */
const firstPageOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

const isGone = (error: unknown): boolean => hasStatus(error, 404) || hasStatus(error, 403);
