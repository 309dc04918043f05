import { factorSelectors } from '@metra/contract/shapes/factor-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import delivered from '../../../../catalogue/factors.json' with { type: 'json' };
import type { FactorDefinition } from '../definitions/definition.ts';
import { Decimal, decimalOrNull } from '../rules/decimal.ts';
import type { OwnFactor } from './own-factor.ts';
import { type FactorContext, resolvedFactors } from './resolve-factors.ts';

const catalogue = new Map(
  delivered.map((row, position): [string, FactorDefinition] => [
    row.slug,
    {
      ...row,
      id: position + 1,
      position,
      translations: { de: { name: row.name.de }, en: { name: row.name.en } },
      kind: row.kind.toUpperCase().replaceAll('-', '_') as FactorDefinition['kind'],
      gas: row.gas as FactorDefinition['gas'],
      basis: null,
      source: row.source?.de ?? null,
      reviewEvery: 'YEAR',
      reviewedAt: null,
      reviewedBy: null,
      version: 1,
      unitCode: row.unit,
      confidence: row.confidence.toUpperCase() as FactorDefinition['confidence'],
      value: decimalOrNull(row.value),
      history: row.history.map(({ year, value, confidence }) => ({
        year,
        value: decimalOrNull(value),
        confidence: confidence.toUpperCase() as FactorDefinition['confidence'],
      })),
    },
  ]),
);

const factorsOf = (country: string | null, own: readonly OwnFactor[] = []) =>
  resolvedFactors(catalogue, { country, own });

/** Returns the value, the slug of its factor, its year, and the remarks about it. */
function told(context: FactorContext, name: string, year: number) {
  const found = resolvedFactors(catalogue, context).find(name, year);
  return found && [Number(found.value), found.factor.slug, found.year, ...found.remarks];
}

const ownFactor = (write: Partial<OwnFactor>): OwnFactor => ({
  id: 1,
  name: 'electricity-market',
  firstYear: 2024,
  lastYear: null,
  value: new Decimal('0.1'),
  gas: 'CO2e',
  source: 'Stromkennzeichnung',
  note: null,
  ...write,
});

const countries = ['DE', 'AT', 'CH', 'FR', 'NL', 'GB'];
const anyCountry = fc.constantFrom(...countries, 'PL', 'US', 'EU', null);
const anyYear = fc.integer({ min: 1990, max: 2100 });
const anyName = fc.constantFrom(...factorSelectors, ...catalogue.keys());
const anyOwn = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 999 }),
    name: fc.constantFrom('electricity-market', 'district-heat', 'ef-diesel-co2e'),
    firstYear: fc.integer({ min: 2015, max: 2030 }),
    lastYear: fc.option(fc.integer({ min: 2015, max: 2035 })),
  }),
  { maxLength: 8 },
);
const uniqueOwn = anyOwn.map((all) =>
  all
    .filter(
      (each, index) =>
        all.findIndex((other) => other.name === each.name && other.firstYear === each.firstYear) === index,
    )
    .map((each) =>
      ownFactor({ ...each, lastYear: each.lastYear && Math.max(each.lastYear, each.firstYear) }),
    ),
);

describe('the value for a name in a formula', () => {
  test.each(countries)('%s has values of its own for electricity', (country) => {
    const found = factorsOf(country).find('grid-location', 2024);
    expect(found?.factor.country).toBe(country);
    expect(found?.remarks).not.toContain('OTHER_COUNTRY');
  });

  test('depends on country and year, and reports fallbacks', () => {
    expect(told({ country: 'DE', own: [] }, 'grid-location', 2024)).toEqual([
      0.361,
      'grid-location-de',
      2024,
    ]);
    expect(told({ country: 'DE', own: [] }, 'grid-location', 2026)).toEqual([
      0.352,
      'grid-location-de',
      2025,
      'OTHER_YEAR',
    ]);
    expect(told({ country: 'DE', own: [] }, 'grid-location', 2010)).toEqual([
      0.414,
      'grid-location-de',
      2021,
      'OTHER_YEAR',
    ]);
    expect(told({ country: 'PL', own: [] }, 'grid-location', 2024)).toEqual([
      0.183,
      'grid-location-eu',
      2024,
      'OTHER_COUNTRY',
    ]);
    expect(told({ country: null, own: [] }, 'district-heat', 2026)).toEqual([
      0.28,
      'ef-district-heating-de',
      2026,
      'COUNTRY_UNKNOWN',
    ]);
    expect(told({ country: 'GB', own: [] }, 'grid-location', 2022)).toEqual([
      0.19338,
      'grid-location-gb',
      2022,
      'NOT_VERIFIED',
    ]);
  });

  test('electricity by contract: own value, else residual mix, else grid mix', () => {
    const own = [ownFactor({ value: new Decimal('0.05') })];
    expect(told({ country: 'DE', own }, 'electricity-market', 2024)?.[0]).toBe(0.05);
    expect(told({ country: 'DE', own }, 'electricity-market', 2026)).toEqual([
      0.05,
      'residual-mix-de',
      2024,
      'OTHER_YEAR',
    ]);
    expect(told({ country: 'DE', own }, 'electricity-market', 2023)).toEqual([
      0.7199,
      'residual-mix-de',
      2023,
    ]);
    expect(told({ country: 'NL', own: [] }, 'electricity-market', 2023)?.[1]).toBe('residual-mix-nl');
    expect(told({ country: 'NL', own: [] }, 'electricity-market', 2024)).toEqual([
      0.245,
      'grid-location-nl',
      2024,
      'NO_VALUE',
    ]);
    const austrian = factorsOf('AT').find('electricity-market', 2024);
    expect(austrian?.insteadOf?.slug).toBe('residual-mix-at');
    expect(told({ country: 'PL', own: [] }, 'electricity-market', 2024)?.[1]).toBe('grid-location-eu');
  });

  test('an own value does not change location-bound factors', () => {
    const own = [ownFactor({ value: new Decimal(0) })];
    expect(told({ country: 'DE', own }, 'grid-location', 2024)?.[0]).toBe(0.361);
    expect(told({ country: 'DE', own }, 'residual-mix', 2024)?.[0]).toBe(0.72456);
  });

  test('old names still mean something, also for own values', () => {
    expect(told({ country: 'AT', own: [] }, 'ef-electricity-grid-de', 2024)?.[1]).toBe('grid-location-de');
    const own = [ownFactor({ name: 'ef-diesel', value: new Decimal('2.7') })];
    expect(told({ country: 'DE', own }, 'ef-diesel-co2e', 2025)?.[0]).toBe(2.7);
  });

  test('an unknown name means nothing', () => {
    const factors = factorsOf('DE');
    expect(factors.knows('grid-of-the-moon')).toBe(false);
    expect(factors.find('grid-of-the-moon', 2024)).toBeUndefined();
  });

  test('a value for several years does not count as another year’s while it is valid', () => {
    const remarks = (year: number) => factorsOf('DE').find('ef-diesel-co2e', year)?.remarks;
    expect(remarks(2024)).toEqual([]);
    expect(remarks(2026)).toEqual([]);
    expect(remarks(2023)).toEqual(['OTHER_YEAR']);
    expect(remarks(2027)).toEqual(['OTHER_YEAR']);
    expect(factorsOf('DE').find('gwp-r32', 2040)?.remarks).toEqual([]);
  });

  test('there is always a value above zero, whatever the country and the year', () => {
    fc.assert(
      fc.property(anyCountry, anyYear, anyName, (country, year, name) => {
        const found = factorsOf(country).find(name, year);
        expect(found?.value.greaterThan(0)).toBe(true);
      }),
    );
  });

  test('the value is of the nearest earlier year, and of another year only where it says so', () => {
    fc.assert(
      fc.property(anyCountry, anyYear, (country, year) => {
        const found = factorsOf(country).find('grid-location', year);
        const years = found?.factor.history.map((each) => each.year) ?? [];
        const nearest = years.findLast((each) => each <= year) ?? years[0];
        expect(found?.year).toBe(nearest);
        expect(found?.remarks.includes('OTHER_YEAR')).toBe(nearest !== year);
      }),
    );
  });

  test('own values: at most one for a year, never before its first or after its last, in whichever order', () => {
    fc.assert(
      fc.property(
        uniqueOwn,
        anyYear,
        fc.constantFrom('electricity-market', 'district-heat'),
        (own, year, name) => {
          const found = factorsOf('DE', own).find(name, year)?.own ?? null;
          const turned = factorsOf('DE', own.toReversed()).find(name, year)?.own ?? null;
          expect(turned).toBe(found);
          if (!found) return;
          expect(found.name).toBe(name);
          expect(found.firstYear).toBeLessThanOrEqual(year);
          if (found.lastYear !== null) expect(found.lastYear).toBeGreaterThanOrEqual(year);
          const later = own.filter((each) => each.name === name && each.firstYear > found.firstYear);
          expect(later.every(({ firstYear }) => firstYear > year)).toBe(true);
        },
      ),
    );
  });

  test('a chain of factors without values, also one in a circle, ends without a value, not with zero', () => {
    const empty = (slug: string, fallback: string | null): [string, FactorDefinition] => {
      const factor = catalogue.get('residual-mix-at');
      if (!factor) throw new Error('missing in the catalogue');
      return [slug, { ...factor, slug, fallback, selector: null }];
    };
    const circle = new Map([empty('a', 'b'), empty('b', 'a')]);
    expect(resolvedFactors(circle, { country: 'DE', own: [] }).find('a', 2024)).toBeUndefined();
    const end = new Map([empty('a', 'b'), empty('b', null)]);
    expect(resolvedFactors(end, { country: 'DE', own: [] }).find('a', 2024)).toBeUndefined();
  });
});
