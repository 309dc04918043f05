import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query';
import { queryAnswers } from '../answer-cache/current-query-answers.ts';
import { queryClient } from '../api/query-client.ts';
import { mayEnter } from '../session/access.ts';
import type { Session } from '../session/session.ts';
import type { NeededQuery, ScreenData } from './app-screen.ts';

interface Match {
  params: object;
  search: object;
  staticData: ScreenData;
  paramsError?: unknown;
}

/**
 * All queries of a path's guards and screens are sent at once, before any guard waits for an answer. Cached
 * answers of an earlier visit are restored until the new ones arrive. Calls that the server would refuse are
 * not sent.
 */
export function prefetchNeeds(matches: readonly Match[], session: Session): void {
  if (session.token() === null || isRefused(matches, session)) return;
  for (const { staticData, params, search, paramsError } of matches) {
    if (paramsError !== undefined) continue;
    for (const query of staticData.needs?.(params, search) ?? []) prefetch(query);
  }
}

function isRefused(matches: readonly Match[], session: Session): boolean {
  const { account } = session.state();
  if (!account) return false;
  return matches.some(
    ({ staticData: { userRoles } }) =>
      userRoles &&
      (account.mustChangePassword || account.secondFactor === 'MISSING' || !mayEnter(account, userRoles)),
  );
}

/**
 * The component that shows the answer reports a failure. The type is what the options of all queries have in
 * common.
 */
function prefetch(query: NeededQuery): void {
  queryAnswers.restore(query);
  if ('initialPageParam' in query)
    void queryClient.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions<unknown>);
  else void queryClient.prefetchQuery(query as FetchQueryOptions);
}
