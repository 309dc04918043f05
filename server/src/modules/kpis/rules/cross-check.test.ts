import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import delivered from '../../../../catalogue/cross-checks.json' with { type: 'json' };
import kpis from '../../../../catalogue/kpis.json' with { type: 'json' };
import { type CrossCheck, isBroken, kpisIn } from './cross-check.ts';
import { Decimal } from './decimal.ts';
import { parseFormula } from './formula.ts';

const check = (given: Partial<CrossCheck> = {}): CrossCheck => ({
  left: parseFormula('kpi(part) + kpi(other)'),
  comparison: 'AT_MOST',
  right: parseFormula('kpi(whole)'),
  required: ['part', 'whole'],
  tolerance: new Decimal(0),
  toleranceIsShare: false,
  ...given,
});
const values = (given: Record<string, number>) => (slug: string) =>
  given[slug] === undefined ? null : new Decimal(given[slug]);

describe('a cross-check', () => {
  test.each([
    [{ part: 5, whole: 5 }, false],
    [{ part: 5, other: 1, whole: 5 }, true],
    [{ part: 6 }, false],
    [{ whole: 5, other: 9 }, false],
    [{ part: -6, whole: 0 }, false],
  ])('that the parts are at most the whole, with %o: broken %s', (given, broken) => {
    expect(isBroken(check(), values(given))).toBe(broken);
  });

  test('tolerates a share of the whole, or so many', () => {
    const share = check({ tolerance: new Decimal('0.01'), toleranceIsShare: true });
    expect(isBroken(share, values({ part: 101, whole: 100 }))).toBe(false);
    expect(isBroken(share, values({ part: 101.1, whole: 100 }))).toBe(true);
    const one = check({ tolerance: new Decimal(1), comparison: 'EQUAL' });
    expect(isBroken(one, values({ part: 9, whole: 10 }))).toBe(false);
    expect(isBroken(one, values({ part: 8.9, whole: 10 }))).toBe(true);
  });

  test('that cannot be calculated finds nothing', () => {
    const divides = check({ right: parseFormula('kpi(whole) / kpi(other)') });
    expect(isBroken(divides, values({ part: 5, whole: 5, other: 0 }))).toBe(false);
  });

  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  const tolerance = fc.tuple(
    fc.nat(100).map((each) => new Decimal(each).dividedBy(100)),
    fc.boolean(),
  );

  test('accepts equal sides for every comparison and tolerance', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('AT_MOST', 'AT_LEAST', 'EQUAL'),
        number,
        tolerance,
        (comparison, value, given) => {
          const [slack, toleranceIsShare] = given;
          const same = check({ comparison, tolerance: slack, toleranceIsShare });
          expect(isBroken(same, values({ part: value, whole: value }))).toBe(false);
        },
      ),
    );
  });

  test('of equality is broken just where one of both others is; more tolerance never breaks one', () => {
    fc.assert(
      fc.property(number, number, tolerance, (part, whole, [slack, toleranceIsShare]) => {
        const broken = (comparison: CrossCheck['comparison'], more = 0) =>
          isBroken(
            check({ comparison, tolerance: slack.plus(more), toleranceIsShare }),
            values({ part, whole }),
          );
        expect(broken('EQUAL')).toBe(broken('AT_MOST') || broken('AT_LEAST'));
        expect(broken('AT_MOST') && broken('AT_LEAST')).toBe(false);
        for (const comparison of ['AT_MOST', 'AT_LEAST', 'EQUAL'] as const)
          if (broken(comparison, 0.5)) expect(broken(comparison)).toBe(true);
      }),
    );
  });

  test('finds nothing while a required value is missing', () => {
    fc.assert(
      fc.property(number, (part) => {
        expect(isBroken(check(), values({ part }))).toBe(false);
      }),
    );
  });
});

describe('the cross-checks of the catalogue', () => {
  test('name KPIs that are there, and require some of them', () => {
    const known = new Set(kpis.map(({ slug }) => slug));
    for (const { slug, left, right, requires } of delivered) {
      const named = kpisIn({ left: parseFormula(left), right: parseFormula(right) });
      expect(
        named.filter((each) => !known.has(each)),
        slug,
      ).toEqual([]);
      expect(
        requires.filter((each) => !named.includes(each)),
        slug,
      ).toEqual([]);
    }
  });
});
