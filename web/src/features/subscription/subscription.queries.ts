import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { operationQuery } from '../../lib/operation-query.ts';
import { PRICE_AGE_SECONDS, priceCache } from './price-cache.ts';

export const INVOICES_PAGE_SIZE = 10;

export interface QuoteQuestion {
  promotionCode: string;
  country: string;
  vatId: string;
}

export const subscriptionQueries = {
  /** What a year costs with a tidy code, or without one: an empty text. */
  price(code: string) {
    const { queryKey, queryFn } = operationQuery(api.subscription.price, {
      query: code ? { promotionId: code } : {},
    });
    return queryOptions({
      queryKey,
      async queryFn(context) {
        const known = priceCache.find(code);
        if (known) return known;
        const price = await queryFn(context);
        priceCache.keep(code, price);
        return price;
      },
      staleTime: PRICE_AGE_SECONDS * 1000,
    });
  },
  quote: ({ promotionCode, country, vatId }: QuoteQuestion) =>
    queryOptions({
      ...operationQuery(api.subscription.quote, {
        query: { ...(promotionCode && { promotionCode }), ...(country && { country }), vatId },
      }),
      placeholderData: keepPreviousData,
    }),
  billing: () => queryOptions(operationQuery(api.subscription.billing)),
  /** Pages are counted from 0, as on the wire. */
  invoices: (page: number) =>
    queryOptions({
      ...operationQuery(api.subscription.invoices, { query: { page, pageSize: INVOICES_PAGE_SIZE } }),
      placeholderData: keepPreviousData,
    }),
};
