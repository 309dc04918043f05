import { expect, test } from 'vitest';
import { questionSearch, resultsSearch } from './searches.ts';

test('keeps what the screens know', () => {
  expect(questionSearch({ question: '12' })).toEqual({ question: 12 });
  expect(questionSearch({ question: 'new' })).toEqual({ question: 'new' });
  expect(resultsSearch({ version: '7', sort: '-secondsTaken', page: 3 })).toEqual({
    version: 7,
    sort: '-secondsTaken',
    page: 3,
  });
});

test('leaves out whatever else stands in the address', () => {
  for (const odd of ['0', '-1', '1.5', 'x', '1e20', {}, null]) {
    expect(questionSearch({ question: odd })).toEqual({});
    expect(resultsSearch({ version: odd, sort: odd, page: odd })).toEqual({});
  }
});
