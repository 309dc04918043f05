import { adminList, type SearchOf } from '../../domain/administration/admin-list-search.ts';

export const accountList = adminList({
  name: 'accounts',
  sorts: ['id', 'email', 'lastName', 'createdAt', 'lastLoginAt'],
  byDefault: 'id',
  columns: [
    'organisation',
    'teamRole',
    'state',
    'lastLoginAt',
    'createdAt',
    'roles',
    'subscription',
    'secondFactor',
    'language',
  ],
  hidden: ['roles', 'subscription', 'secondFactor', 'language'],
  filters: {
    status: { kind: 'choice', values: ['ACTIVE', 'PENDING', 'SPAM', 'DELETED'] },
    role: { kind: 'choice', values: ['USER', 'METRA', 'ADMIN'] },
    teamRole: { kind: 'choice', values: ['OWNER', 'MEMBER', 'READER'] },
    inactiveDays: { kind: 'number', min: 1, max: 3650 },
    neverSignedIn: { kind: 'flag' },
    createdWithinDays: { kind: 'number', min: 1, max: 3650 },
    subscription: { kind: 'choice', values: ['TRIAL', 'ACTIVE', 'CANCELLED', 'NONE'] },
    secondFactor: { kind: 'flag' },
    language: { kind: 'choice', values: ['de', 'en'] },
    organisationId: { kind: 'id' },
  },
});

export type AccountSearch = SearchOf<typeof accountList>;
