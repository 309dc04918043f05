import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const subscriptionList = adminList({
  name: 'subscriptions',
  sorts: ['id', 'activeUntil', 'startedAt', 'organisation'],
  byDefault: '-id',
  columns: [
    'state',
    'activeUntil',
    'autoRenew',
    'price',
    'openInvoices',
    'promotion',
    'startedAt',
    'cancelledAt',
  ],
  hidden: ['promotion', 'cancelledAt'],
  filters: {
    state: { kind: 'choice', values: ['TRIAL', 'RUNNING', 'ACTIVE', 'CANCELLED', 'ENDED'] },
    endsWithin: { kind: 'number', min: 0, max: 3650 },
    autoRenew: { kind: 'flag' },
    isTrial: { kind: 'flag' },
    organisationId: { kind: 'id' },
  },
});

export type SubscriptionSearch = SearchOf<typeof subscriptionList>;
