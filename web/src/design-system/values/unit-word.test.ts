import { expect, test } from 'vitest';
import { unitWord } from './unit-word.ts';

test('a count of one has the singular', () => {
  expect(unitWord('Unfälle', '1', 'de')).toBe('Unfall');
  expect(unitWord('Unfälle', '\u22121', 'de')).toBe('Unfall');
  expect(unitWord('people', '1', 'en')).toBe('person');
  expect(unitWord('Unfälle je 1 Mio. Std.', '1', 'de')).toBe('Unfall je 1 Mio. Std.');
});

test('any other number leaves the unit as it is', () => {
  for (const number of ['0', '2', '11', '1,5', '0,1'])
    expect(unitWord('Unfälle', number, 'de')).toBe('Unfälle');
});

test('a measured unit never changes', () => {
  expect(unitWord('kWh', '1', 'de')).toBe('kWh');
  expect(unitWord('t CO2e', '1', 'en')).toBe('t CO2e');
  expect(unitWord('%', '1', 'de')).toBe('%');
});
