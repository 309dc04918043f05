import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Whether a link from a mail still holds, and for whom. Asking does not use it up. */
export const authQueries = {
  passwordRecovery: (token: string) =>
    queryOptions({
      queryKey: ['auth', 'password-recovery', token],
      queryFn: ({ signal }) => api.account.checkPasswordRecovery({ query: { token } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  credentialsReset: (token: string) =>
    queryOptions({
      queryKey: ['auth', 'credentials-reset', token],
      queryFn: ({ signal }) => api.account.checkCredentialsReset({ query: { token } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['auth', 'invitation', token],
      queryFn: ({ signal }) => api.team.checkInvitation({ query: { token } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
