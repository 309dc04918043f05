import { expect, test } from 'vitest';
import { offersSearch } from './offers-search.ts';

test('the address says which offers are shown and which one is edited', () => {
  expect(offersSearch({ state: 'DRAFT', edit: '12' })).toEqual({ state: 'DRAFT', edit: 12 });
  expect(offersSearch({ edit: 'new' })).toEqual({ edit: 'new' });
});

test('other values are left out', () => {
  for (const edit of ['0', '-3', '1.5', 'x', '1e99', {}, undefined])
    expect(offersSearch({ state: 'GONE', edit, other: 1 })).toEqual({});
});
