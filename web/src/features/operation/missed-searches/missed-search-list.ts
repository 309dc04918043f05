import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const missedSearchList = adminList({
  name: 'missed-searches',
  sorts: ['times', 'lastOn'],
  byDefault: '-times',
  columns: ['times', 'lastOn'],
  filters: { days: { kind: 'number', min: 1, max: 92 } },
});

export type MissedSearchSearch = SearchOf<typeof missedSearchList>;
