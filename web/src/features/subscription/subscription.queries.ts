import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { operationQuery } from '../../lib/api/operation-query.ts';

const INVOICES_PAGE_SIZE = 10;

export interface QuoteQuestion {
  promotionCode: string;
  country: string;
  vatId: string;
}

export const subscriptionQueries = {
  quote: ({ promotionCode, country, vatId }: QuoteQuestion) =>
    queryOptions({
      ...operationQuery(api.subscription.quote, {
        query: { ...(promotionCode && { promotionCode }), ...(country && { country }), vatId },
      }),
      placeholderData: keepPreviousData,
    }),
  /** An order begins with it: an old address would end up on the invoice. */
  billing: () => queryOptions({ ...operationQuery(api.subscription.billing), meta: { isCached: false } }),
  invoices: (page: number) =>
    queryOptions({
      ...operationQuery(api.subscription.invoices, {
        query: { page: page - 1, pageSize: INVOICES_PAGE_SIZE },
      }),
      placeholderData: keepPreviousData,
    }),
};
