import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const reportQueries = {
  years: () => queryOptions(operationQuery(api.reports.years)),
  report: (year: number) => queryOptions(operationQuery(api.reports.read, { params: { year } })),
};
