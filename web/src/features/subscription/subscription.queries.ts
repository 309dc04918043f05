import type { SubscriptionPrice } from '@metra/contract/billing-shapes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { PRICE_AGE_SECONDS, priceCache } from './price-cache.ts';

export const INVOICES_PAGE_SIZE = 10;

export interface QuoteQuestion {
  promotionCode: string;
  country: string;
  vatId: string;
}

export const subscriptionQueries = {
  /** What a year costs with a tidy code, or without one: an empty text. */
  price: (code: string) =>
    queryOptions({
      queryKey: ['application', 'subscription-price', code],
      queryFn: async ({ signal }): Promise<SubscriptionPrice> => {
        const known = priceCache.find(code);
        if (known) return known;
        const price = await api.subscription.price({ query: code ? { promotionId: code } : {} }, { signal });
        priceCache.keep(code, price);
        return price;
      },
      staleTime: PRICE_AGE_SECONDS * 1000,
    }),
  quote: ({ promotionCode, country, vatId }: QuoteQuestion) =>
    queryOptions({
      queryKey: ['my', 'subscription', 'quote', promotionCode, country, vatId],
      queryFn: ({ signal }) =>
        api.subscription.quote(
          { query: { ...(promotionCode && { promotionCode }), ...(country && { country }), vatId } },
          { signal },
        ),
      placeholderData: keepPreviousData,
    }),
  billing: () =>
    queryOptions({
      queryKey: ['my', 'subscription', 'billing'],
      queryFn: ({ signal }) => api.subscription.billing(undefined, { signal }),
    }),
  /** Pages are counted from 0, as on the wire. */
  invoices: (page: number) =>
    queryOptions({
      queryKey: ['my', 'subscription', 'invoices', page],
      queryFn: ({ signal }) =>
        api.subscription.invoices({ query: { page, pageSize: INVOICES_PAGE_SIZE } }, { signal }),
      placeholderData: keepPreviousData,
    }),
};
