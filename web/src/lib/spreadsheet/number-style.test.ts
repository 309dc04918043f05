import { expect, test } from 'vitest';
import { numberStyleOf } from './number-style.ts';

test.each([
  [['1,234.50', '1.234'], 'en'],
  [['1.234,50', '1,234'], 'de'],
  [['12.5', '1.234'], 'en'],
  [['1.234', '980'], 'de'],
  [['12.5', '12,5'], 'de'],
  [['abc', ''], 'de'],
] as const)('%j is written the %s way', (texts, expected) => {
  expect(numberStyleOf(texts, 'de')).toBe(expected);
});
