import { expect, test } from 'vitest';
import { odditiesOf, parseValue } from './check-value.ts';

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

const plausible = { min: 0, max: 1000, maxChange: null };

test('asks about what lies outside the usual, or far from the last value', () => {
  expect(odditiesOf(-1, plausible, null)).toEqual([{ key: 'minimum', against: 0 }]);
  expect(odditiesOf(1001, plausible, null)).toEqual([{ key: 'maximum', against: 1000 }]);
  expect(odditiesOf(900, plausible, 80)).toEqual([{ key: 'maxChange', against: 80 }]);
  expect(odditiesOf(120, { ...plausible, maxChange: 0.1 }, 100)).toEqual([
    { key: 'maxChange', against: 100 },
  ]);
});

test('is silent about usual values, and about the first after nothing', () => {
  expect(odditiesOf(500, plausible, 100)).toEqual([]);
  expect(odditiesOf(500, plausible, 0)).toEqual([]);
});
