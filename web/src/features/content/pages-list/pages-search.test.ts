import { expect, test } from 'vitest';
import { pagesSearch } from './pages-search.ts';

test('the address says what is shown', () => {
  const search = { query: 'strom', kind: 'LEGAL', state: 'DRAFT', sort: '-updatedAt', page: 3 };
  expect(pagesSearch(search)).toEqual(search);
});

test('what cannot be asked for is left out', () => {
  expect(
    pagesSearch({ query: '  ', kind: 'SECRET', state: 'GONE', sort: 'id; drop', page: -1, other: 1 }),
  ).toEqual({});
});

test('a search for a number is a search as well', () => {
  expect(pagesSearch({ query: 2026 })).toEqual({ query: '2026' });
});
