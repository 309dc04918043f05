import { scaleBetween } from '@metra/contract/rules/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from './decimal.ts';
import { exactEnergy, type FuelProperties, fuelEnergy, fuelUnits } from './fuel-energy.ts';

const fuel = (
  state: FuelProperties['state'],
  netCalorificValue: number,
  density: number | null = null,
): FuelProperties => ({
  state,
  netCalorificValue: new Decimal(netCalorificValue),
  density: density === null ? null : new Decimal(density),
});
const wood = fuel('SOLID', 15.6);
const gas = fuel('LIQUID', 47.3, 0.54);
const propane = fuel('GASEOUS', 46.32, 1.9);
const energy = (of: FuelProperties, amount: number, unit: string) =>
  fuelEnergy(of, new Decimal(amount), unit)?.toNumber();

describe('the energy of a fuel', () => {
  it('is its mass times the net calorific value, 3.6 MJ a kWh', () => {
    expect(energy(wood, 3200, 'kg')).toBe(13_866.667);
    expect(energy(wood, 3.2, 't')).toBe(13_866.667);
    expect(energy(fuel('SOLID', 3.6), 1, 'kg')).toBe(1);
  });

  it('uses the density per litre for liquids, and per cubic metre for gases', () => {
    expect(energy(gas, 1000, 'L')).toBe(7095);
    expect(energy(gas, 1, 'm3')).toBe(7095);
    expect(energy(gas, 540, 'kg')).toBe(7095);
    expect(energy(propane, 40, 'm3')).toBe(977.867);
    expect(energy(propane, 76, 'kg')).toBe(977.867);
  });

  it('has no volume for solids, and no litres for gases', () => {
    expect(fuelUnits(wood)).toEqual(['kg', 't']);
    expect(energy(wood, 1, 'm3')).toBeUndefined();
    expect(energy(propane, 1, 'L')).toBeUndefined();
    expect(energy(gas, 1, 'kW.h')).toBeUndefined();
  });

  const anyFuel = fc
    .tuple(
      fc.constantFrom('SOLID' as const, 'LIQUID' as const, 'GASEOUS' as const),
      fc.integer({ min: 1, max: 60_000 }),
      fc.integer({ min: 1, max: 3000 }),
    )
    .map(([state, value, density]) => fuel(state, value / 1000, state === 'SOLID' ? null : density / 1000));

  it('is the same in whichever unit the amount is given, and grows with it', () => {
    fc.assert(
      fc.property(anyFuel, fc.integer({ min: 1, max: 1_000_000 }), (any, amount) => {
        const whole = new Decimal(amount);
        for (const unit of fuelUnits(any)) {
          const one = exactEnergy(any, whole, unit);
          expect(one?.greaterThan(0)).toBe(true);
          expect(exactEnergy(any, whole.times(2), unit)?.toFixed(20)).toBe(one?.times(2).toFixed(20));
          for (const other of fuelUnits(any)) {
            const scale = scaleBetween(unit, other);
            if (!scale) continue;
            const same = whole.times(String(scale.times)).dividedBy(String(scale.by));
            expect(exactEnergy(any, same, other)?.toFixed(20)).toBe(one?.toFixed(20));
          }
        }
      }),
    );
  });
});
