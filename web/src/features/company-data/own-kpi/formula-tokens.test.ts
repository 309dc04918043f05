import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computedText,
  expressionOf,
  type FormulaPart,
  gapIn,
  OPERATORS,
  tokenAt,
  tokensIn,
  typedText,
} from './formula-tokens.ts';

const part: fc.Arbitrary<FormulaPart> = fc.oneof(
  fc.constantFrom<FormulaPart>(
    { kind: 'kpi', slug: 'electricity-purchased' },
    { kind: 'factor', slug: 'grid-mix' },
    { kind: 'open' },
    { kind: 'close' },
    { kind: 'number', text: '0.5' },
    { kind: 'number', text: '1000' },
  ),
  fc.constantFrom(...OPERATORS).map((sign): FormulaPart => ({ kind: 'operator', sign })),
);
const withoutPlaces = (expression: string): FormulaPart[] =>
  tokensIn(expression).map(({ at: _, ...token }) => token);

describe('a formula as parts', () => {
  test('the parser reads what people wrote by hand', () => {
    expect(withoutPlaces('(kpi(a)+kpi( b-c ))/ 1000.5')).toEqual([
      { kind: 'open' },
      { kind: 'kpi', slug: 'a' },
      { kind: 'operator', sign: '+' },
      { kind: 'kpi', slug: 'b-c' },
      { kind: 'close' },
      { kind: 'operator', sign: '/' },
      { kind: 'number', text: '1000.5' },
    ]);
    expect(withoutPlaces('kpi(a) nonsense')).toContainEqual({ kind: 'unknown', text: 'nonsense' });
  });

  test('any parts written as text are the same parts again', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        // Two numbers in a row must stay separate.
        expect(withoutPlaces(expressionOf(parts))).toEqual(parts);
      }),
    );
  });

  test('a place in the text belongs to one part', () => {
    const expression = 'kpi(a) + kpi(b)';
    expect(tokenAt(tokensIn(expression), expression.indexOf('+'))).toBe(1);
    expect(tokenAt(tokensIn(expression), expression.length)).toBe(2);
    expect(tokenAt(tokensIn(expression), null)).toBe(-1);
  });
});

describe('what is missing', () => {
  test.each([
    ['', 0, 'OPERAND'],
    ['kpi(a) /', 2, 'OPERAND'],
    ['kpi(a) kpi(b)', 1, 'OPERATOR'],
    ['(kpi(a) + 2', 4, 'CLOSE'],
    ['kpi(a))', 1, 'OPEN'],
    ['()', 1, 'OPERAND'],
    ['* kpi(a)', 0, 'OPERAND'],
  ])('%s', (text, index, missing) => expect(gapIn(tokensIn(text))).toEqual({ index, missing }));

  test.each(['kpi(a)', '-kpi(a)', 'kpi(a) * -2', '((kpi(a)) - (2))'])('%s is complete', (text) =>
    expect(gapIn(tokensIn(text))).toBeNull(),
  );

  test('inserting the missing part fixes the gap', () => {
    const filling = {
      OPERAND: { kind: 'number', text: '1' },
      OPERATOR: { kind: 'operator', sign: '+' },
      CLOSE: { kind: 'close' },
      OPEN: { kind: 'operator', sign: '+' },
    } as const satisfies Record<string, FormulaPart>;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const gap = gapIn(parts);
        if (gap === null || gap.missing === 'OPEN') return;
        const next = gapIn(parts.toSpliced(gap.index, 0, filling[gap.missing]));
        expect(next === null || next.index >= gap.index).toBe(true);
      }),
    );
  });
});

test('people type the decimal mark of their language, and the server gets a point', () => {
  expect(typedText('kpi(a) * 0.5 + 1000', ',')).toBe('kpi(a) * 0,5 + 1000');
  expect(computedText('kpi(a) * 0,5')).toBe('kpi(a) * 0.5');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const expression = expressionOf(parts);
      expect(computedText(typedText(expression, ','))).toBe(expression);
      expect(typedText(expression, '.')).toBe(expression);
    }),
  );
});
