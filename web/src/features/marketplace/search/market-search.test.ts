import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressOf,
  apiQueryOf,
  EVERYTHING,
  marketSearchIn,
  marketSearchOf,
  without,
} from './market-search.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
const search = fc.record({
  query: fc.string({ maxLength: 30 }).map((text) => text.trim()),
  categories: fc.uniqueArray(slug, { maxLength: 3 }),
  offerTypes: fc.uniqueArray(slug, { maxLength: 3 }),
  tags: fc.uniqueArray(slug, { minLength: 2, maxLength: 3 }),
  containsAllTags: fc.boolean(),
  location: fc.constantFrom('Freiburg', '79312', 'Köln & Bonn'),
  radiusKm: fc.integer({ min: 1, max: 200 }),
  remote: fc.constantFrom('INCLUDED', 'ONLY', 'EXCLUDED'),
  project: fc.oneof(fc.constant(''), slug),
  page: fc.integer({ min: 1, max: 500 }),
});

test('every search has an address that leads back to it', () => {
  fc.assert(
    fc.property(search, (wanted) => {
      const { searchParams } = new URL(addressOf(wanted), 'https://metra.example');
      expect(marketSearchIn(searchParams)).toEqual(wanted);
    }),
  );
});

test('the API accepts the search of every address', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(EVERYTHING)), fc.string()), (values) => {
      const query = apiQueryOf(marketSearchOf(values));
      expect(query.radiusKm).toBeGreaterThanOrEqual(1);
      expect(query.page).toBeGreaterThanOrEqual(0);
      for (const each of query.categories ?? []) expect(each).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  );
  for (const location of ['91,0', '0,181', '-999,999'])
    expect(apiQueryOf(marketSearchOf({ location }))).not.toHaveProperty('location');
});

test('a removed filter leaves the others and returns to the first page', () => {
  const chosen = marketSearchOf({ query: 'Solar', categories: 'energy,water', page: '3' });
  expect(addressOf(without(chosen, { kind: 'categories', slug: 'energy' }))).toBe(
    '/marketplace?query=Solar&categories=water',
  );
  expect(addressOf(EVERYTHING)).toBe('/marketplace');
});
