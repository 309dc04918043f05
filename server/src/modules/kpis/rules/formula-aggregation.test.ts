import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Expression, parseFormula } from './formula.ts';
import { formulaAggregation } from './formula-aggregation.ts';

const known: Readonly<Record<string, 'SUM' | 'AVERAGE' | 'LAST'>> = {
  power: 'SUM',
  gas: 'SUM',
  hours: 'SUM',
  people: 'LAST',
  women: 'LAST',
  wage: 'AVERAGE',
};
const of = (text: string) =>
  formulaAggregation(parseFormula(text.replace(/[a-z]+/g, 'kpi($&)')), (slug) => known[slug]);

describe('how the result of a formula becomes a year', () => {
  test.each([
    ['power + gas', 'SUM'],
    ['(power + gas) / 1000', 'SUM'],
    ['-power * 0.5', 'SUM'],
    ['hours * wage', 'SUM'],
    ['(power + gas) / hours', 'AVERAGE'],
    ['power / people', 'AVERAGE'],
    ['1000 / hours', 'AVERAGE'],
    ['power * gas', 'AVERAGE'],
    ['women / people * 100', 'LAST'],
    ['people - women', 'LAST'],
    ['wage + 1', 'AVERAGE'],
    ['power + people', 'AVERAGE'],
  ])('%s: %s', (text, expected) => expect(of(text)).toBe(expected));

  const slugs = Object.keys(known);
  const sum = (parts: readonly string[]): Expression =>
    parts
      .map((slug): Expression => ({ kind: 'kpi', slug }))
      .reduce((left, right) => ({ kind: '+', at: 0, left, right }));

  test('a quotient is never added up over a year', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 5 }),
        fc.constantFrom('power', 'gas', 'hours'),
        (parts, by) => {
          const ratio: Expression = {
            kind: '/',
            at: 0,
            left: sum(parts),
            right: { kind: 'kpi', slug: by },
          };
          expect(formulaAggregation(ratio, (slug) => known[slug])).not.toBe('SUM');
        },
      ),
    );
  });

  test('a sum does not depend on the order of its parts', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...slugs), { minLength: 1, maxLength: 5 }), (parts) => {
        const one = formulaAggregation(sum(parts), (slug) => known[slug]);
        expect(formulaAggregation(sum(parts.toReversed()), (slug) => known[slug])).toBe(one);
      }),
    );
  });
});
