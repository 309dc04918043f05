import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  inverse,
  isClose,
  negative,
  type Rational,
  rational,
  times,
} from '../../../../test/values/rationals.ts';
import { Decimal } from './decimal.ts';
import { calculate, comparesParts, FormulaError, namesIn, parseFormula } from './formula.ts';

/** A formula as text with the expected result from an independent calculation; null if it divides by zero. */
interface Sample {
  text: string;
  value: Rational | null;
}

const values: Readonly<Record<string, string>> = { a: '12.5', b: '-3', 'c-d': '0', e1: '0.001' };

const digits = fc.integer({ min: 0, max: 99_999 }).map(String);
const number = fc.tuple(digits, fc.option(digits)).map(([whole, decimals]): Sample => {
  const text = decimals === null ? whole : `${whole}.${decimals}`;
  return { text, value: rational(text) };
});
const reference = fc.constantFrom(...Object.keys(values)).chain((slug) =>
  fc.constantFrom('kpi', 'factor').map(
    (kind): Sample => ({
      text: `${kind}(${slug})`,
      value: rational(values[slug] ?? '0'),
    }),
  ),
);

const combine = (sign: string, a: Rational, b: Rational): Rational | null => {
  if (sign === '+') return add(a, b);
  if (sign === '-') return add(a, negative(b));
  if (sign === '*') return times(a, b);
  return b.top === 0n ? null : times(a, inverse(b));
};

const sample = fc.letrec<{ any: Sample }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    number,
    reference,
    tie('any').map(({ text, value }) => ({ text: `-(${text})`, value: value && negative(value) })),
    fc
      .tuple(tie('any'), fc.constantFrom('+', '-', '*', '/'), tie('any'), fc.constantFrom('', ' '))
      .map(([left, sign, right, space]) => ({
        text: `(${left.text})${space}${sign}${space}(${right.text})`,
        value: left.value && right.value && combine(sign, left.value, right.value),
      })),
  ),
})).any;

const evaluate = (text: string) =>
  calculate(parseFormula(text), (_, slug) => new Decimal(values[slug] ?? '0'));

describe('a formula', () => {
  test('gives what calculating with whole fractions gives', () => {
    fc.assert(
      fc.property(sample, ({ text, value }) => {
        const result = evaluate(text);
        // Thirds are rounded: a result that should be zero can be nearly zero, and its inverse is then too large.
        if (value === null) expect('problem' in result).toBe(true);
        else if ('problem' in result) expect(result.problem).toBe('TOO_LARGE');
        else expect(isClose(result.value.toString(), value, 20)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['8 / 4 / 2', '1'],
    ['8 - 4 - 2', '2'],
    ['-2 * -3', '6'],
    ['--2', '2'],
    ['0.1 + 0.2', '0.3'],
    ['kpi( a ) * 2', '25'],
  ])('%s is %s', (text, expected) => {
    expect(evaluate(text)).toEqual({ value: new Decimal(expected) });
  });

  test.each([
    '',
    '1 +',
    '(1',
    '1)',
    'kpi()',
    'kpi(A)',
    'sum(a)',
    '1 2',
    '1.2.3',
    'kpi(a)kpi(b)',
    '2 ^ 3',
    'constructor',
    '1e5',
    '1;2',
  ])('refuses %j', (text) => expect(() => parseFormula(text)).toThrow(FormulaError));

  test('is never so deep that reading it fails', () => {
    for (const text of ['('.repeat(1000), '-'.repeat(1999), `${'('.repeat(900)}1${')'.repeat(900)}`]) {
      expect(() => parseFormula(text)).toThrow(FormulaError);
    }
    expect(evaluate(`${'1+'.repeat(900)}1`)).toEqual({ value: new Decimal(901) });
  });

  test('any text is read or refused, never anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'kpifactor()+-*/ .0123456789ab') }), (text) => {
        try {
          parseFormula(text);
        } catch (error) {
          expect(error).toBeInstanceOf(FormulaError);
        }
      }),
    );
  });

  test('lists its inputs', () => {
    const expression = parseFormula('(kpi(a) + kpi(b) * factor(f)) / kpi(a)');
    expect(namesIn(expression, 'kpi')).toEqual(['a', 'b']);
    expect(namesIn(expression, 'factor')).toEqual(['f']);
  });
});

test.each([
  ['kpi(a) + kpi(b) * factor(f) / 1000', false],
  ['kpi(a) / factor(f)', false],
  ['kpi(a) / kpi(b)', true],
  ['kpi(a) - kpi(b)', true],
  ['2 - factor(f) + kpi(a)', false],
  ['(kpi(a) / (kpi(b) + 1)) * 100', true],
  ['kpi(a) * -kpi(b)', true],
])('whether %s compares amounts: %s', (expression, compares) => {
  expect(comparesParts(parseFormula(expression))).toBe(compares);
});
