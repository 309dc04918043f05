import type { SubscriptionPrice } from '@metra/contract/shapes/billing-shapes';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../lib/storage/safe-storage.ts';
import { PRICE_KEY, priceCacheIn } from './price-cache.ts';

const price: SubscriptionPrice = {
  price: 69_000,
  discountedPrice: 55_200,
  promotionCode: 'HERBST',
  promotionName: 'Herbst 2026',
  freeDays: 0,
  currency: 'EUR',
  vatRate: 19,
  interval: 'YEAR',
};
const full = { ...price, discountedPrice: 69_000, promotionCode: null, promotionName: null };

test('a price is kept for a day, each code for itself', () => {
  let seconds = 0;
  const cache = priceCacheIn(memoryStorage(), () => seconds * 1000);
  cache.keep('', full);
  seconds = 1000;
  cache.keep('HERBST', price);
  seconds = 86_399;
  expect(cache.find('')).toEqual(full);
  seconds = 86_400;
  expect(cache.find('')).toBeUndefined();
  expect(cache.find('HERBST')).toEqual(price);
  expect(cache.find('WINTER')).toBeUndefined();
});

test('a code the server takes back is asked for again', () => {
  const cache = priceCacheIn(memoryStorage());
  cache.keep('', full);
  cache.keep('HERBST', price);
  cache.forget('HERBST');
  expect(cache.find('HERBST')).toBeUndefined();
  expect(cache.find('')).toEqual(full);
});

test.each(['not JSON', 'null', '[]', '{"":{"price":{"price":"690"},"at":0}}', '{"":{"at":0}}', '7'])(
  'invalid stored prices are ignored: %s',
  (left) => {
    const storage = memoryStorage();
    storage.setItem(PRICE_KEY, left);
    const cache = priceCacheIn(storage, () => 1);
    expect(cache.find('')).toBeUndefined();
    cache.keep('', full);
    expect(cache.find('')).toEqual(full);
  },
);

test('a clock that went back does not make a price last longer', () => {
  let seconds = 90_000;
  const cache = priceCacheIn(memoryStorage(), () => seconds * 1000);
  cache.keep('', full);
  seconds = 0;
  expect(cache.find('')).toBeUndefined();
});
