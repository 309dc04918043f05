import type { Language } from '@metra/contract/core/primitives';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const readAs = (text: string, language: Language = 'de') => {
  const read = readNumber(text, language);
  return 'value' in read ? read.value : read.problem;
};

describe('a number as people type it', () => {
  test.each([
    ['1,5', '1.5', '1.5'],
    ['1.5', '1.5', '1.5'],
    ['1.234,5', '1234.5', '1234.5'],
    ['1,234.5', '1234.5', '1234.5'],
    ['1.234', '1234', '1.234'],
    ['1,234', '1.234', '1234'],
    ['1.234.567', '1234567', '1234567'],
    ['1,234,567', '1234567', '1234567'],
    ['0.123', '0.123', '0.123'],
    ['0,123', '0.123', '0.123'],
    ['12.3456', '12.3456', '12.3456'],
    ['1 234,5', '1234.5', '1234.5'],
    ['1\u00a0234\u202f567', '1234567', '1234567'],
    ["1'234.5", '1234.5', '1234.5'],
    ['-7', '-7', '-7'],
    ['\u22127,5', '-7.5', '-7.5'],
    ['+3', '3', '3'],
    [',5', '0.5', '0.5'],
    ['007', '7', '7'],
    ['-0', '0', '0'],
    ['1,50', '1.5', '1.5'],
    ['1.2E+3', '1200', '1200'],
    ['5e-3', '0.005', '0.005'],
    ['100000000000000', '100000000000000', '100000000000000'],
  ])('%s is %s in German and %s in English', (text, german, english) => {
    expect([readAs(text, 'de'), readAs(text, 'en')]).toEqual([german, english]);
  });

  test.each([
    ['', 'unreadableNumber'],
    ['abc', 'unreadableNumber'],
    ['NaN', 'unreadableNumber'],
    ['Infinity', 'unreadableNumber'],
    ['1.2.3', 'unreadableNumber'],
    ['1.23.456', 'unreadableNumber'],
    ['1,2,3', 'unreadableNumber'],
    ['1.234,5.6', 'unreadableNumber'],
    ['5,', 'unreadableNumber'],
    ['1 23', 'unreadableNumber'],
    ['12 %', 'unreadableNumber'],
    ['0x10', 'unreadableNumber'],
    ['1e400', 'unreadableNumber'],
    ['1e15', 'tooLarge'],
    ['1000000000000000', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
    ['0,1234567890123', 'tooManyDigits'],
    [`1,${'3'.repeat(400)}`, 'tooManyDigits'],
  ])('%j is refused as %s', (text, problem) => expect(readAs(text)).toBe(problem));

  const numberParts = fc.tuple(
    fc.integer({ min: 0, max: 999_999_999 }),
    fc.option(fc.integer({ min: 1, max: 99_999 }).map(String), { nil: '' }),
    fc.constantFrom('', '-'),
  );

  test('a language reads the numbers that it writes', () => {
    fc.assert(
      fc.property(numberParts, fc.constantFrom<Language>('de', 'en'), ([whole, decimals, sign], language) => {
        const value = Number(`${sign}${whole}${decimals && `.${decimals}`}`);
        const written = new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(value);
        expect(Number(readAs(written, language))).toBe(value + 0);
      }),
    );
  });

  test('both languages agree unless the answer says that the language decided', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- ') }), (text) => {
        const [german, english] = [readNumber(text, 'de'), readNumber(text, 'en')];
        const decided = 'value' in german && german.readByLanguage;
        if (!decided) expect(german).toEqual(english);
        else if ('value' in english) expect(english.value).not.toBe(german.value);
      }),
      { numRuns: 2000 },
    );
  });

  test('a value is always plain decimal text that JSON carries faithfully', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-eE+') }), (text) => {
        const read = readNumber(text, 'de');
        if (!('value' in read)) return;
        expect(read.value).toMatch(/^-?\d+(\.\d*[1-9])?$/);
        expect(Number(JSON.stringify(Number(read.value)))).toBe(Number(read.value));
      }),
      { numRuns: 2000 },
    );
  });
});
