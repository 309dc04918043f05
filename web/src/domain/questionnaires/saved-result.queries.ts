import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationPages, operationQuery } from '../../lib/api/operation-query.ts';

const PAGE = 50;

export const savedResultQueries = {
  list: () =>
    infiniteQueryOptions(
      operationPages(api.keptResults.list, { query: { sort: '-createdAt', pageSize: PAGE } }),
    ),
  latest: () =>
    queryOptions(operationQuery(api.keptResults.list, { query: { sort: '-createdAt', pageSize: 1 } })),
  result: (resultId: string) =>
    queryOptions(operationQuery(api.questionnaires.result, { params: { resultId } })),
};
