import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const NEVER_STALE = Number.POSITIVE_INFINITY;

/** These queries check a link from a mail and return its account. A check does not use up the link. */
export const authQueries = {
  passwordRecovery: (token: string) =>
    queryOptions({
      ...operationQuery(api.account.checkPasswordRecovery, { query: { token } }),
      staleTime: NEVER_STALE,
    }),
  credentialsReset: (token: string) =>
    queryOptions({
      ...operationQuery(api.account.checkCredentialsReset, { query: { token } }),
      staleTime: NEVER_STALE,
    }),
  invitation: (token: string) =>
    queryOptions({
      ...operationQuery(api.team.checkInvitation, { query: { token } }),
      staleTime: NEVER_STALE,
    }),
};
