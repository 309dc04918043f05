import { convertibleTo, knownUnits, unitLabel, unitWritten } from '@metra/contract/rules/units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import factors from '../../../../catalogue/factors.json' with { type: 'json' };
import kpis from '../../../../catalogue/kpis.json' with { type: 'json' };
import { isClose, rational, times } from '../../../../test/values/rationals.ts';
import { Decimal } from './decimal.ts';
import { convert, factorUnitLabel } from './units.ts';

const value = fc
  .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([digits, decimals]) => new Decimal(digits).dividedBy(new Decimal(10).pow(decimals)));
const pair = fc
  .constantFrom(...knownUnits)
  .chain((from) => fc.constantFrom(...convertibleTo(from.code)).map((to) => [from.code, to] as const));

describe('conversion', () => {
  test('is exact, as calculating with whole fractions says', () => {
    fc.assert(
      fc.property(value, pair, (value, [from, to]) => {
        const unit = (code: string) => knownUnits.find((each) => each.code === code);
        const [source, target] = [unit(from), unit(to)];
        const expected = times(rational(value.toString()), {
          top: (source?.times ?? 0n) * (target?.by ?? 0n),
          bottom: (source?.by ?? 1n) * (target?.times ?? 1n),
        });
        const converted = convert(value, from, to)?.toString() ?? '';
        expect(isClose(converted, expected, 12)).toBe(true);
      }),
    );
  });

  test('there and back is where it began', () => {
    fc.assert(
      fc.property(value, pair, (value, [from, to]) => {
        const there = convert(value, from, to) ?? new Decimal(Number.NaN);
        const back = convert(there, to, from) ?? new Decimal(Number.NaN);
        expect(back.toDecimalPlaces(10).toString()).toBe(value.toDecimalPlaces(10).toString());
      }),
    );
  });

  test.each([
    ['1', 'MW.h', 'kW.h', '1000'],
    ['3.6', 'GJ', 'kW.h', '1000'],
    ['1', 'kW.h', 'MJ', '3.6'],
    ['1', 't', 'kg', '1000'],
    ['1', 'm3', 'L', '1000'],
    ['1', 'har', 'm2', '10000'],
    ['0.1', 'k{EUR}', '{EUR}', '100'],
  ])('%s %s in %s is %s', (value, from, to, expected) => {
    expect(convert(new Decimal(value), from, to)?.toString()).toBe(expected);
  });

  test('units that measure different things do not convert', () => {
    expect(convert(new Decimal(1), 'kg', 'L')).toBeUndefined();
    expect(convert(new Decimal(1), '{piece}', 'kg')).toBeUndefined();
    expect(convert(new Decimal(7), '{piece}', '{piece}')?.toString()).toBe('7');
  });

  test('every unit of the catalogue can be entered', () => {
    for (const { unit } of kpis) expect(convertibleTo(unit.code)[0]).toBe(unit.code);
  });

  test.each([
    ['kWh', 'kW.h'],
    ['KWH', 'kW.h'],
    ['m³', 'm3'],
    ['cbm', 'm3'],
    ['Liter', 'L'],
    ['ha', 'har'],
    ['t', 't'],
    ['parsec', undefined],
  ])('%s is read as %s', (text, code) => {
    expect(
      unitWritten(
        text,
        knownUnits.map((unit) => unit.code),
      ),
    ).toBe(code);
  });

  test('a label is never a code with braces', () => {
    expect(unitLabel('{piece}')).toBe('piece');
  });
});

test('every factor of the catalogue is measured in a unit people can read', () => {
  expect([...new Set(factors.map(({ unit }) => factorUnitLabel(unit)))]).toEqual([
    'kg CO₂e/kWh',
    'kg CO₂/kWh',
    'kg CO₂e/l',
    'kg CO₂e/kg',
    'kg CO₂/kg',
    'kg CO₂/l',
    'kg CO₂e/Pkm',
    'kWh/l',
    'kWh/kg',
    'h',
    '',
  ]);
});
