import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressSearch } from './address-search.ts';

const { parseSearch, stringifySearch } = addressSearch;

test.each(['007', '69563e89', '1e5', '0x10', '5.0', '+49', '-0', ' 5'])(
  'a searched text stays as it was typed: %j',
  (typed) => {
    expect(parseSearch(`?query=${encodeURIComponent(typed)}`)).toEqual({ query: typed });
  },
);

test('pages, switches and lists are what they are', () => {
  expect(parseSearch('?page=2&open=true&tags=["a","b"]')).toEqual({ page: 2, open: true, tags: ['a', 'b'] });
});

test('every value written into an address is read again', () => {
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.array(fc.string()));
  fc.assert(
    fc.property(value, (query) => {
      expect(parseSearch(stringifySearch({ query }))).toEqual({ query });
    }),
  );
});
