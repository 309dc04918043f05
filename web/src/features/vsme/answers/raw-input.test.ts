import { expect, test } from 'vitest';
import { type RawInput, rawIn, rawOf, readRaw } from './raw-input.ts';

const asked = (type: Parameters<typeof readRaw>[0]['type'], unit: string | null = null) => ({
  type,
  unit: unit === null ? null : { label: unit },
});

test.each([
  ['NUMBER', '1.234,5', 'de', '1234.5'],
  ['NUMBER', '1,234.5', 'en', '1234.5'],
  ['NUMBER', '0,000001', 'de', '0.000001'],
  ['NUMBER', '−3,5', 'de', '-3.5'],
  ['PERCENT', '12,5 %', 'de', '12.5'],
  ['INTEGER', '1.200', 'de', '1200'],
  ['MONEY', '1 240,50', 'de', '1240.5'],
  ['YEAR', ' 2030 ', 'de', '2030'],
  ['DATE', '2026-05-01', 'de', '2026-05-01'],
  ['STRING', ' Ulm ', 'de', 'Ulm'],
  ['BOOLEAN', 'false', 'de', false],
  ['TEXT', '   ', 'de', null],
] as const)('%s reads %j in %s', (type, typed, language, value) => {
  expect(readRaw(asked(type), typed, language)).toEqual({ value });
});

test('a number may bring its unit along', () => {
  expect(readRaw(asked('NUMBER', 'MWh'), '36,5 MWh', 'de')).toEqual({ value: '36.5' });
});

test.each([
  ['NUMBER', 'viel', 'number'],
  ['NUMBER', '12345678901234567', 'number'],
  ['INTEGER', '1,5', 'whole'],
  ['YEAR', '30', 'year'],
  ['DATE', '31.02.2026', 'date'],
] as const)('%s does not take %j', (type, typed, problem) => {
  expect(readRaw(asked(type), typed, 'de')).toEqual({ problem });
});

test('nothing chosen takes the answer back', () => {
  expect(readRaw(asked('CHOICES'), [], 'de')).toEqual({ value: null });
  expect(readRaw(asked('CHOICES'), ['a', 'b'], 'de')).toEqual({ value: ['a', 'b'] });
});

test.each([
  ['NUMBER', '1234.5', '1.234,5'],
  ['BOOLEAN', true, 'true'],
  ['CHOICES', ['a'], ['a']],
  ['TEXT', null, ''],
] as const)('%s %j stands in its field as it is read again', (type, value, raw) => {
  const shown: RawInput = rawOf(asked(type), value as never, 'de');
  expect(shown).toEqual(raw);
  expect(readRaw(asked(type), shown, 'de')).toEqual({ value });
});

test.each([
  ['NUMBER', '1.234', 'de', 'en', '1,234'],
  ['NUMBER', '1,234', 'en', 'de', '1.234'],
  ['NUMBER', '0,5', 'de', 'en', '0.5'],
  ['MONEY', '1.234,50', 'de', 'en', '1,234.5'],
  ['PERCENT', '1,234 %', 'de', 'en', '1.234'],
  ['INTEGER', '1,234', 'de', 'en', '1.234'],
  ['NUMBER', 'rund 7', 'de', 'en', 'rund 7'],
  ['NUMBER', '', 'de', 'en', ''],
  ['STRING', '1.234', 'de', 'en', '1.234'],
] as const)('%s: %j of %s means the same in %s', (type, typed, from, to, written) => {
  expect(rawIn(asked(type), typed, from, to)).toBe(written);
  expect(rawIn(asked(type), typed, from, from)).toBe(typed);
});

test('a number keeps its unit out of the way in another language', () => {
  expect(rawIn(asked('NUMBER', 'kg'), '1.234 kg', 'de', 'en')).toBe('1,234');
});
