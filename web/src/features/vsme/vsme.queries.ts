import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const LOOK_AGAIN_MS = 60_000;

export const vsmeQueries = {
  years: () => queryOptions(operationQuery(api.reports.years)),
  ofYear: (year: number) =>
    queryOptions({
      ...operationQuery(api.disclosures.read, { params: { year } }),
      refetchInterval: LOOK_AGAIN_MS,
    }),
  report: (year: number) => queryOptions(operationQuery(api.reports.read, { params: { year } })),
  identifiers: () => queryOptions(operationQuery(api.disclosures.identifiers)),
  team: () => queryOptions(operationQuery(api.team.list, { query: { pageSize: 100 } })),
};
