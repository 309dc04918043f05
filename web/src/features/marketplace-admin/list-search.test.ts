import { expect, test } from 'vitest';
import { listSearch } from './list-search.ts';

const parse = listSearch(['reported', 'takenDown']);

test('keeps what the list knows', () => {
  expect(parse({ query: 'Solar', view: 'reported', page: '3' })).toEqual({
    query: 'Solar',
    view: 'reported',
    page: 3,
  });
});

test('leaves out whatever else stands in the address', () => {
  for (const page of ['0', '1', '-1', '1.5', 'x', '1e9', {}])
    expect(parse({ query: '', view: 'all', page, other: 1 })).toEqual({});
  expect(parse({ query: 'x'.repeat(500) }).query).toHaveLength(100);
});
