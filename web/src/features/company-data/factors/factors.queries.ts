import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../../lib/api/operation-query.ts';

export const factorQueries = {
  /** Formulas name these factors. The values are those used for the given year, or for this year. */
  inUse: (year?: number) =>
    queryOptions({
      ...operationQuery(api.factors.inUse, year === undefined ? {} : { query: { year } }),
      // The previous year stays visible while another year loads.
      placeholderData: keepPreviousData,
    }),
  /** The history also shows the own values that were deleted. */
  deletedOf: (factor: string) =>
    queryOptions(operationQuery(api.factors.listOwn, { query: { factor, deleted: true, pageSize: 100 } })),
  ownChanges: (ownFactorId: number) =>
    infiniteQueryOptions(operationPages(api.factors.ownChanges, { params: { ownFactorId } })),
  catalogueChanges: (factor: string) =>
    infiniteQueryOptions(operationPages(api.factors.catalogueChanges, { params: { factor } })),
};
