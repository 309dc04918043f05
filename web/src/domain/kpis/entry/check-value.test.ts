import { expect, test } from 'vitest';
import { parseValue } from './check-value.ts';

test.each([
  ['1,5', 'de', 1.5],
  ['1.5', 'de', 1.5],
  ['1.234,5', 'de', 1234.5],
  ['1,234.5', 'en', 1234.5],
  ['1.234', 'de', 1234],
  ['1.234', 'en', 1.234],
  ['−3', 'de', -3],
  ['12 500', 'de', 12500],
  ['0,000000000001', 'de', 1e-12],
] as const)('%s in %s is %d', (text, language, value) => {
  expect(parseValue(text, language)).toEqual({ value });
});

test.each(['', '   '])('%j is nothing', (text) => {
  expect(parseValue(text, 'de')).toEqual({ value: null });
});

test.each([
  ['NaN', 'unreadableNumber'],
  ['Infinity', 'unreadableNumber'],
  ['12a', 'unreadableNumber'],
  ['1.2.3', 'unreadableNumber'],
  ['9'.repeat(400), 'tooLarge'],
  ['1234567890123456', 'tooLarge'],
  ['0,30000000000000001', 'tooManyDigits'],
  ['1,1234567890123', 'tooManyDigits'],
])('%s is refused: %s', (text, problem) => {
  expect(parseValue(text, 'de')).toEqual({ problem });
});
