import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { operationQuery } from '../../../lib/api/operation-query.ts';
import { PRICE_AGE_SECONDS, priceCache } from '../price-cache.ts';

/**
 * Requests the price of a year with a normalised code, or without one: an empty text. The query is separate
 * from the others, which routes request early, because it would bring the shapes that validate the cache into
 * the first load of every screen.
 */
export function priceQuery(code: string) {
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
}
