import type { Page } from '@metra/contract/core/primitives';
import type { AuditEntry } from '@metra/contract/operations/audit';
import type { Metric } from '@metra/contract/operations/operation-admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { auditList } from './audit/audit-list.ts';
import type { jobList } from './jobs/job-list.ts';
import type { mailList } from './mails/mail-list.ts';
import type { missedSearchList } from './missed-searches/missed-search-list.ts';

export type Span = 'DAYS' | 'MONTHS' | 'ALL';

const meta = { isCached: false } as const;

export const operationQueries = {
  overview: () => queryOptions({ ...operationQuery(operatorApi.overview.read), meta }),
  series: (metric: Metric, span: Span) =>
    queryOptions({
      ...operationQuery(operatorApi.overview.series, { params: { reading: metric }, query: { span } }),
      placeholderData: keepPreviousData,
      meta,
    }),
  missedSearches: (query: ListQuery<typeof missedSearchList>) =>
    queryOptions({
      ...operationQuery(operatorApi.overview.missedSearches, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  /** With what it says beyond a page: whether there is more. */
  auditPage: (query: ListQuery<typeof auditList>) =>
    queryOptions({
      ...operationQuery(operatorApi.audit.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  audit(query: ListQuery<typeof auditList>) {
    const { queryKey, queryFn } = operationQuery(operatorApi.audit.list, { query });
    return queryOptions({
      queryKey,
      queryFn: (context): Promise<Page<AuditEntry>> => queryFn(context),
      placeholderData: keepPreviousData,
      meta,
    });
  },
  entry: (entryId: number) =>
    queryOptions({ ...operationQuery(operatorApi.audit.read, { params: { entryId } }), meta }),
  jobs: () => queryOptions({ ...operationQuery(operatorApi.jobs.kinds), meta }),
  failedJobs: (query: ListQuery<typeof jobList>) =>
    queryOptions({
      ...operationQuery(operatorApi.jobs.failed, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  mails: (query: ListQuery<typeof mailList>) =>
    queryOptions({
      ...operationQuery(operatorApi.mails.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  system: () => queryOptions({ ...operationQuery(operatorApi.system.read), meta }),
};
