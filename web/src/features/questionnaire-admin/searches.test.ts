import { expect, test } from 'vitest';
import { questionSearch } from './searches.ts';

test('keeps what the screen knows', () => {
  expect(questionSearch({ question: '12' })).toEqual({ question: 12 });
  expect(questionSearch({ question: 'new' })).toEqual({ question: 'new' });
});

test('leaves out whatever else stands in the address', () => {
  for (const odd of ['0', '-1', '1.5', 'x', '1e20', {}, null]) {
    expect(questionSearch({ question: odd })).toEqual({});
  }
});
