import { QueryClient } from '@tanstack/react-query';
import { isCancelled, isClientError } from '../errors/errors.ts';

const RETRIES = 2;
const FRESH_MS = 30_000;

/** What the server refused it will refuse again; what did not arrive may arrive the next time. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (isCancelled(error)) return false;
  if (isClientError(error) && error.status !== undefined && error.status < 500) return false;
  return failures < RETRIES;
}

/**
 * Calls are tried even when the browser believes to be offline, so that a person sees an answer or an error and
 * never an endless wait; what is shown is asked for again when the connection returns.
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
