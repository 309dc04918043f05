import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const jobList = adminList({
  name: 'jobs',
  sorts: ['failedAt'],
  byDefault: '-failedAt',
  columns: ['reason', 'attempts', 'failedAt', 'state'],
  filters: { state: { kind: 'choice', values: ['OPEN', 'REPEATED', 'DISCARDED'] } },
});

export type JobSearch = SearchOf<typeof jobList>;
