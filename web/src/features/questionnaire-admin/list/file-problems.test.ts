import { expect, test } from 'vitest';
import { placeOf } from './file-problems.ts';

test('a place in a file is named as people count', () => {
  expect(placeOf('questions/3/options/1/text/de')).toEqual({ question: 4, part: 'options/1/text/de' });
  expect(placeOf('questions/0')).toEqual({ question: 1, part: '' });
  expect(placeOf('translations/de/name')).toEqual({ question: null, part: 'translations/de/name' });
  expect(placeOf('questions')).toEqual({ question: null, part: 'questions' });
});
