import type { FetchInfiniteQueryOptions, FetchQueryOptions } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';
import { queryAnswers } from '../kept-answers/current-query-answers.ts';
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
 * Fetches in one go everything that guards and screens of a path are going to need, before any of them waits for
 * anything: what they ask for then is already on its way, and what an earlier visit knew is there until it arrives.
 * Nothing is asked for that will be refused.
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

/** Failures are told by whoever shows the answer. The options of any query come as what all of them have in common. */
function prefetch(query: NeededQuery): void {
  queryAnswers.restore(query);
  if ('initialPageParam' in query)
    void queryClient.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions<unknown>);
  else void queryClient.prefetchQuery(query as FetchQueryOptions);
}
