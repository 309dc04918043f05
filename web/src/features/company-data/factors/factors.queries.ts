import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../../lib/api/operation-query.ts';

export const factorQueries = {
  /** What formulas name, with the values used for a year; this year when left out. */
  inUse: (year?: number) =>
    queryOptions({
      ...operationQuery(api.factors.inUse, year === undefined ? {} : { query: { year } }),
      // While another year is on its way the last one stays.
      placeholderData: keepPreviousData,
    }),
  /** Own values of a factor that were deleted. */
  deletedOf: (factor: string) =>
    queryOptions(operationQuery(api.factors.listOwn, { query: { factor, deleted: true, pageSize: 100 } })),
  ownChanges: (ownFactorId: number) =>
    infiniteQueryOptions(operationPages(api.factors.ownChanges, { params: { ownFactorId } })),
  catalogueChanges: (factor: string) =>
    infiniteQueryOptions(operationPages(api.factors.catalogueChanges, { params: { factor } })),
};
