import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../behaviour/words.ts';
import { parseNumber } from '../fields/parse-number.ts';
import { formatNumber, threeDigitDecimals, visibleDecimals } from './number-format.ts';

const language = fc.constantFrom<Language>('de', 'en');
/** Measured values have up to twelve digits and nine decimals. */
const measured = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, decimals]) => Number(digits) / 10 ** decimals);

describe('reading numbers', () => {
  it('gives back every number that was written out', () => {
    fc.assert(
      fc.property(measured, language, (number, lang) => {
        expect(parseNumber(formatNumber(number, lang), lang)).toBe(number + 0);
      }),
    );
  });

  it('never takes other text for a number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z?!]+[0-9]*$/), language, (text, lang) => {
        expect(parseNumber(text, lang)).toBeNaN();
      }),
    );
  });

  it.each([
    ['1.234,5', 'de', 1234.5],
    ['1,234.5', 'en', 1234.5],
    ['1.234', 'de', 1234],
    ['1.234', 'en', 1.234],
    ['1,234', 'de', 1.234],
    ['1,234', 'en', 1234],
    ['12.5', 'de', 12.5],
    ['0.125', 'de', 0.125],
    ['12,5', 'en', 12.5],
    ['1,234.5', 'de', 1234.5],
    ['1.234.567', 'en', 1234567],
    ['1 234 567,8', 'de', 1234567.8],
    ['−8,1', 'de', -8.1],
    ['-8.1', 'en', -8.1],
    [',5', 'de', 0.5],
    ['7,', 'de', 7],
    ['23.020 kWh', 'de', 23020],
  ] as const)('reads %s in %s as %d', (text, lang, number) => {
    expect(parseNumber(text, lang, 'kWh')).toBe(number);
  });

  it.each(['1.23.4', '12.34,5', '1,2,3', '--4', '3 Äpfel', '.', '1e5'])('does not guess at %s', (text) => {
    expect(parseNumber(text, 'de')).toBeNaN();
  });

  it('tells empty from wrong', () => {
    expect(parseNumber('  ', 'de')).toBeNull();
  });
});

describe('writing numbers', () => {
  it('uses the marks of the language and a real minus', () => {
    expect(formatNumber(-23020.5, 'de')).toBe('−23.020,5');
    expect(formatNumber(-23020.5, 'en')).toBe('−23,020.5');
    expect(formatNumber(4, 'de', { signed: true })).toBe('+4');
    expect(formatNumber(1240.5, 'de', { decimals: 2, fixed: true })).toBe('1.240,50');
  });

  it('cuts large values to three significant digits but never the whole number', () => {
    const shown = (value: number) => formatNumber(value, 'de', { decimals: threeDigitDecimals(value) });
    expect([318.44, 14.52, 23020.4, 1.841, 0.01234, 0].map(shown)).toEqual([
      '318',
      '14,5',
      '23.020',
      '1,84',
      '0,0123',
      '0',
    ]);
  });
});

describe('a value that is there', () => {
  it('never reads as zero', () => {
    const shown = (value: number) => formatNumber(value, 'de', { decimals: visibleDecimals(value, 1) });
    expect([0.002, -0.0004, 0.05, 0.049, 1.26, 0].map(shown)).toEqual([
      '0,002',
      '−0,0004',
      '0,1',
      '0,05',
      '1,3',
      '0',
    ]);
    fc.assert(
      fc.property(measured, fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const text = formatNumber(value, 'de', { decimals: visibleDecimals(value, decimals) });
        expect(/[1-9]/.test(text)).toBe(value !== 0);
      }),
    );
  });
});

describe('numbers are written as the browser writes them', () => {
  const locales = { de: 'de-DE', en: 'en-GB' } as const;
  const any = fc.oneof(measured, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());

  it.each(['de', 'en'] as const)('%s', (lang) => {
    fc.assert(
      fc.property(
        any,
        fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
        fc.boolean(),
        fc.boolean(),
        (value, decimals, fixed, signed) => {
          const format = new Intl.NumberFormat(locales[lang], {
            maximumFractionDigits: decimals ?? 20,
            minimumFractionDigits: fixed ? (decimals ?? 20) : 0,
            signDisplay: signed ? 'exceptZero' : 'negative',
          });
          const expected = format.format(`${value}` as Intl.StringNumericLiteral).replace('-', '\u2212');
          expect(
            formatNumber(value, lang, { ...(decimals !== undefined && { decimals }), fixed, signed }),
          ).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
