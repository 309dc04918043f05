import { adminList, type SearchOf } from '../../../domain/administration/admin-list-search.ts';

export const promotionList = adminList({
  name: 'promotions',
  sorts: ['id', 'code', 'name', 'validFrom', 'validUntil', 'redemptions'],
  byDefault: '-id',
  columns: ['value', 'state', 'redemptions', 'validFrom', 'validUntil', 'createdAt'],
  hidden: ['createdAt'],
  filters: {
    state: { kind: 'choice', values: ['COMING', 'RUNNING', 'OVER'] },
    kind: { kind: 'choice', values: ['PERCENT', 'AMOUNT', 'TRIAL_DAYS'] },
  },
});

export type PromotionSearch = SearchOf<typeof promotionList>;
