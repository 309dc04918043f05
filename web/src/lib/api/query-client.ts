import { QueryClient } from '@tanstack/react-query';
import { isCancelled, isClientError } from '../errors/errors.ts';

const RETRIES = 2;
const FRESH_MS = 30_000;

/** The server will refuse a refused call again, but a call that did not arrive may arrive the next time. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isCancelled(error)) return false;
  if (isClientError(error) && error.status !== undefined && error.status < 500) return false;
  return failures < RETRIES;
}

/**
 * Calls are sent even when the browser believes that it is offline, so that a person sees an answer or an error
 * instead of an endless wait. Visible queries are refetched when the connection returns.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: true,
        staleTime: FRESH_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const queryClient = createQueryClient();
