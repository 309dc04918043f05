import { queryOptions } from '@tanstack/react-query';
import { operationQuery } from '../../lib/operation-query.ts';
import { reportCalls } from './report-calls.ts';

export const reportQueries = {
  /** Business years that can be reported, newest first. */
  years: () => queryOptions(operationQuery(reportCalls.years)),
  /** The whole report of a year as it is now. */
  report: (year: number) => queryOptions(operationQuery(reportCalls.read, { params: { year } })),
};
