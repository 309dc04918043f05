import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { operationKey } from '../api/operation-query.ts';
import { queryClient } from '../api/query-client.ts';
import { hasStatus } from '../errors/errors.ts';
import type { StoredValueCalls } from './stored-values.ts';

/** What was asked for when somebody went to a page is good enough for that page, however long its guards took. */
const PREFETCHED_MS = 10_000;

/** For whoever knows that a value is about to be loaded; null when nothing is stored under this name. */
export const storedValueQuery = (name: string) =>
  queryOptions({
    queryKey: operationKey(api.storage.read, { params: { name } }),
    queryFn: () => readStored(name),
    // Without a connection a page goes on at once with what was kept here.
    retry: false,
    meta: { isKept: false, isSavedWhileTyped: true },
  });

async function readStored(name: string) {
  try {
    return await api.storage.read({ params: { name } });
  } catch (error) {
    // Nothing stored under this name is not an error.
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}

/** The API's side of stored values. */
export const storedValueCalls: StoredValueCalls = {
  read: (name, when) =>
    when === 'first'
      ? queryClient.fetchQuery({ ...storedValueQuery(name), staleTime: PREFETCHED_MS })
      : readStored(name),
  write: (name, body, options) => api.storage.write({ params: { name }, body }, options),
  remove: (name) => api.storage.remove({ params: { name } }),
};
