import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListQuery } from '../../domain/administration/admin-list-search.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';
import { operatorApi } from '../../lib/api/operator-api.ts';
import type { invoiceList } from './invoices/invoice-list.ts';
import type { promotionList } from './promotions/promotion-list.ts';
import type { subscriptionList } from './subscriptions/subscription-list.ts';

/** Administrators must see current amounts, so these answers are not cached. */
const meta = { isCached: false } as const;

const REDEMPTIONS = 50;

interface BooksPeriod {
  from: string;
  to: string;
  payments: boolean;
}

export const billingAdminQueries = {
  promotions: (query: ListQuery<typeof promotionList>) =>
    queryOptions({
      ...operationQuery(operatorApi.promotions.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  promotion: (promotionId: number) =>
    queryOptions({ ...operationQuery(operatorApi.promotions.read, { params: { promotionId } }), meta }),
  redemptions: (promotionId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.promotions.redemptions, {
        params: { promotionId },
        query: { pageSize: REDEMPTIONS },
      }),
      meta,
    }),
  subscriptions: (query: ListQuery<typeof subscriptionList>) =>
    queryOptions({
      ...operationQuery(operatorApi.subscriptionsAdmin.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  subscription: (subscriptionId: number) =>
    queryOptions({
      ...operationQuery(operatorApi.subscriptionsAdmin.read, { params: { subscriptionId } }),
      meta,
    }),
  invoices: (query: ListQuery<typeof invoiceList>) =>
    queryOptions({
      ...operationQuery(operatorApi.invoicesAdmin.list, { query }),
      placeholderData: keepPreviousData,
      meta,
    }),
  invoice: (invoiceId: number) =>
    queryOptions({ ...operationQuery(operatorApi.invoicesAdmin.read, { params: { invoiceId } }), meta }),
  /** The preview shows the content of the file for the tax adviser. */
  books: (query: BooksPeriod) =>
    queryOptions({ ...operationQuery(operatorApi.datev.preview, { query }), meta }),
};
