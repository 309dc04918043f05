import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const organisationList = adminList({
  name: 'organisations',
  sorts: ['name', 'createdAt'],
  byDefault: 'name',
  columns: ['state', 'offers', 'people', 'tags', 'createdAt'],
  hidden: ['people'],
  filters: {
    verified: { kind: 'flag' },
    listed: { kind: 'flag' },
    subscription: { kind: 'choice', values: ['TRIAL', 'ACTIVE', 'CANCELLED', 'NONE'] },
    withoutMembers: { kind: 'flag' },
    type: { kind: 'text', max: 80 },
    tag: { kind: 'text', max: 80 },
    includeDeleted: { kind: 'flag' },
  },
});

export type OrganisationSearch = SearchOf<typeof organisationList>;
