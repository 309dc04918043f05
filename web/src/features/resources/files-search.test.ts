import { expect, test } from 'vitest';
import { filesSearch } from './files-search.ts';

test('the list uses the values of the address, and default values are left out', () => {
  const whole = { page: 3, query: 'halle', sort: 'name', type: 'IMAGE', deleted: true } as const;
  expect(filesSearch({ ...whole, other: 'x' })).toEqual(whole);
  expect(filesSearch({ page: 1, query: ' ', sort: '-createdAt', deleted: false })).toEqual({});
});

test('a number is looked for like a word', () => {
  expect(filesSearch({ query: 2026 })).toEqual({ query: '2026' });
});

test.each([
  { page: 0 },
  { page: -1 },
  { page: 1.5 },
  { page: 9_999_999 },
  { sort: 'owner' },
  { type: 'VIRUS' },
  { query: {} },
  { deleted: 'true' },
])('%j says nothing', (odd) => {
  expect(filesSearch(odd)).toEqual({});
});

test('a word is no longer than the server takes', () => {
  expect(filesSearch({ query: 'x'.repeat(500) }).query).toHaveLength(100);
});
