import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { initializeTolgee } from '../../../lib/i18n/initialize-tolgee.ts';
import { PRICE_KEY } from '../price-cache.ts';
import { priceQuery } from './price.queries.ts';

beforeAll(() => {
  initializeTolgee();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem(PRICE_KEY);
});

const price = {
  price: 69_000,
  discountedPrice: 69_000,
  promotionCode: null,
  promotionName: null,
  freeDays: 0,
  currency: 'EUR',
  vatRate: 19,
  interval: 'YEAR',
};

test('the price is asked for once, also by a page that is opened later', async () => {
  const answer = vi.fn(async () => Response.json(price));
  vi.stubGlobal('fetch', answer);
  for (const _page of ['first', 'second'])
    expect(await new QueryClient().fetchQuery(priceQuery(''))).toEqual(price);
  expect(answer).toHaveBeenCalledTimes(1);
});
