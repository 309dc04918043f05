import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

/** Places do not move. */
const FRESH_MS = 60 * 60_000;

/** Suggestions for a single letter would be a list of everything. */
export const SHORTEST_QUERY = 2;

export const addressQueries = {
  countries: () => queryOptions({ ...operationQuery(api.addresses.countries), staleTime: FRESH_MS }),
  suggestions: (query: string) =>
    queryOptions({
      ...operationQuery(api.addresses.suggest, { query: { query } }),
      enabled: query.length >= SHORTEST_QUERY,
      placeholderData: keepPreviousData,
      // A failed lookup is not repeated, because the address can be typed.
      retry: false,
      staleTime: FRESH_MS,
    }),
};

export const findAddress = (magicKey: string) => api.addresses.find({ query: { magicKey } });
