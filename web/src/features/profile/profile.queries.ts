import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const TEAM_PAGE_SIZE = 20;

export const profileQueries = {
  sessions: () => queryOptions({ ...operationQuery(api.account.sessions), meta: { isCached: false } }),
  exportContents: () => queryOptions(operationQuery(api.account.exportContents)),
  /** Counted anew whenever somebody is about to delete. */
  removal: (organisationId: number) =>
    queryOptions({
      ...operationQuery(api.organisations.removal, { params: { organisationId } }),
      staleTime: 0,
      meta: { isCached: false },
    }),
  digest: () => queryOptions(operationQuery(api.watchList.digest)),
  reminders: () => queryOptions(operationQuery(api.reminders.read)),
  team: (page: number) =>
    queryOptions({
      ...operationQuery(api.team.list, { query: { page: page - 1, pageSize: TEAM_PAGE_SIZE } }),
      placeholderData: keepPreviousData,
    }),
};
