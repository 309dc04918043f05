import {
  hashKey,
  type InfiniteData,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { hasStatus } from '../errors/errors.ts';
import type { KeptAnswers } from './kept-answers.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Never kept for the next visit: what a form begins with and nobody else checks, or what is too personal. */
      isKept?: false;
      /** What was typed on the last page is perhaps still on its way: asked for only once the application runs. */
      isSavedWhileTyped?: true;
    };
  }
}

interface KeptQuery {
  readonly queryKey: QueryKey;
  readonly initialPageParam?: unknown;
  readonly meta?: { isKept?: false } | undefined;
}

/** Answers of an earlier visit have no time: whatever asks for them asks the server again. */
const EARLIER = 0;

/** Lets the answers of queries outlive the page. Only of those that somebody has named: what screens show first. */
export function keepAnswersOf(client: QueryClient, kept: KeptAnswers) {
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
      // It was there at the last visit: showing it any longer would be wrong.
      if (isFromEarlier(query.queryKey)) query.setState({ ...query.state, data: undefined });
    }
  });

  return {
    isFromEarlier,
    /** From now on kept; shown at once if it was kept before. */
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

/** Asked for again, all pages would come one after the other. */
const firstPageOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

const isGone = (error: unknown): boolean => hasStatus(error, 404) || hasStatus(error, 403);
