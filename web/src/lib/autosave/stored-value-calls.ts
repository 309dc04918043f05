import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { operationKey } from '../api/operation-query.ts';
import { queryClient } from '../api/query-client.ts';
import { hasStatus } from '../errors/errors.ts';
import type { StoredValueCalls } from './stored-values.ts';

/** A prefetched value stays valid for its page, however long the guards took. */
const PREFETCHED_MS = 10_000;

/** It is null when nothing is stored under this name. */
export const storedValueQuery = (name: string) =>
  queryOptions({
    queryKey: operationKey(api.storage.read, { params: { name } }),
    queryFn: () => readStored(name),
    // Without a connection the page continues at once with the value that the browser has stored.
    retry: false,
    meta: { isCached: false, isSavedWhileTyped: true },
  });

async function readStored(name: string) {
  try {
    return await api.storage.read({ params: { name } });
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

export const storedValueCalls: StoredValueCalls = {
  read: (name, when) =>
    when === 'first'
      ? queryClient.fetchQuery({ ...storedValueQuery(name), staleTime: PREFETCHED_MS })
      : readStored(name),
  write: (name, body, options) => api.storage.write({ params: { name }, body }, options),
  remove: (name) => api.storage.remove({ params: { name } }),
};
