import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const TEAM_PAGE_SIZE = 20;

export const profileQueries = {
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      queryFn: ({ signal }) => api.account.sessions(undefined, { signal }),
    }),
  /** Pages are counted from 0, as on the wire. */
  team: (page: number) =>
    queryOptions({
      queryKey: ['account', 'team', page],
      queryFn: ({ signal }) => api.team.list({ query: { page, pageSize: TEAM_PAGE_SIZE } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
