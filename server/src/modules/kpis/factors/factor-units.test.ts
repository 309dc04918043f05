import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import delivered from '../../../../catalogue/factors.json' with { type: 'json' };
import { Decimal } from '../rules/decimal.ts';
import { factorUnits, inFactorUnit, unitChoices } from './factor-units.ts';

const codes = [...new Set(delivered.map(({ unit }) => unit))];

describe('units of own factors', () => {
  test('the units that suppliers print are those that the computation needs', () => {
    const inKilograms = (value: number, unit: string) =>
      inFactorUnit(new Decimal(value), unit, 'kg{CO2}/kW.h');
    expect(inKilograms(352, 'g{CO2}/kW.h')).toEqual({ value: new Decimal('0.352'), gas: 'CO2' });
    expect(inKilograms(0.352, 't{CO2e}/MW.h')).toEqual({ value: new Decimal('0.352'), gas: 'CO2e' });
    expect(inKilograms(56, 'kg{CO2e}/GJ')?.value.toString()).toBe('0.2016');
    expect(inKilograms(1, 'kg{CO2e}/L')).toBeUndefined();
    expect(inFactorUnit(new Decimal(36), 'MJ/L', 'kW.h/L')?.value.toString()).toBe('10');
  });

  test('every factor can be entered in its own unit, unchanged', () => {
    for (const code of codes) {
      expect(inFactorUnit(new Decimal(7), code, code)?.value.toString()).toBe('7');
      expect(unitChoices(code).every(({ label }) => !/[{}]/.test(label))).toBe(true);
    }
  });

  test('a unit twice as large gives twice the value, and never turns a value into zero', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 1, max: 1e9 }), (code, value) => {
        for (const { code: unit } of factorUnits(code)) {
          const once = inFactorUnit(new Decimal(value), unit, code)?.value;
          const twice = inFactorUnit(new Decimal(value * 2), unit, code)?.value;
          expect(once?.greaterThan(0)).toBe(true);
          expect(once && twice?.minus(once.times(2)).abs().lessThan('1e-30')).toBe(true);
        }
      }),
    );
  });
});
