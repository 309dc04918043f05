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
       * Such an answer is never cached for the next visit, because a form starts with it unchecked or because it
       * is too personal.
       */
      isCached?: false;
      /** The last page may still be sending input, so this is requested only once the application runs. */
      isSavedWhileTyped?: true;
    };
  }
}

interface CachedQuery {
  readonly queryKey: QueryKey;
  readonly initialPageParam?: unknown;
  readonly meta?: { isCached?: false } | undefined;
}

/** Time 0 marks an answer of an earlier visit, so that every use refetches it. */
const EARLIER = 0;

/** Only answers that a screen shows first outlive the page. */
export function cacheAnswersOf(client: QueryClient, answers: AnswerCache) {
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
      answers.set(query.queryHash, query.state.data);
    if (event.action.type === 'error' && isGone(event.action.error)) {
      answers.drop(query.queryHash);
      // The object existed at the last visit, but it does not exist any more.
      if (isFromEarlier(query.queryKey)) query.setState({ ...query.state, data: undefined });
    }
  });

  return {
    isFromEarlier,
    /** From now on the answer is cached, and a cached one is shown at once. */
    restore({ queryKey, meta, ...query }: CachedQuery): void {
      if (meta?.isCached === false) return;
      const hash = hashKey(queryKey);
      named.add(hash);
      if (client.getQueryData(queryKey) !== undefined) return;
      const answer = answers.find(hash);
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
