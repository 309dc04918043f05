import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

export const reportQueries = {
  /** Business years that can be reported, newest first. */
  years: () => queryOptions(operationQuery(api.reports.years)),
  /** The whole report of a year as it is now. */
  report: (year: number) => queryOptions(operationQuery(api.reports.read, { params: { year } })),
};
