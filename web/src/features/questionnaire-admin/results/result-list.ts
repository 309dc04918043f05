import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const resultList = adminList({
  name: 'questionnaire-results',
  sorts: ['createdAt', 'secondsTaken'],
  byDefault: '-createdAt',
  columns: ['number', 'version', 'language', 'secondsTaken', 'e', 's', 'g'],
  hidden: ['number'],
  filters: {
    version: { kind: 'number', min: 1, max: 1_000_000 },
    from: { kind: 'date' },
    to: { kind: 'date' },
  },
});

export type ResultsSearch = SearchOf<typeof resultList>;
