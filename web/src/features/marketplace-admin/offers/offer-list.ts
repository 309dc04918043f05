import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const offerList = adminList({
  name: 'offers',
  sorts: ['createdAt', 'reportedAt'],
  byDefault: '-createdAt',
  columns: ['organisation', 'type', 'state', 'tags', 'reportedAt', 'createdAt'],
  hidden: ['tags'],
  filters: {
    state: { kind: 'choice', values: ['DRAFT', 'PUBLISHED', 'ARCHIVED'] },
    reported: { kind: 'flag' },
    takenDown: { kind: 'flag' },
  },
});

export type OfferSearch = SearchOf<typeof offerList>;
