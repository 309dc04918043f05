import type { FuelAmount } from '@metra/contract/shapes/fuel-shapes';
import { valueLimits } from '@metra/contract/shapes/kpi-shapes';
import type { FuelDefinition } from '../definitions/definition.ts';
import { Decimal, zero } from '../rules/decimal.ts';
import { densityUnit, fuelEnergy } from '../rules/fuel-energy.ts';

/** The unit that values made of fuels have. */
export const energyUnit = 'kW.h';

/** An amount of a fuel as a record keeps it, with what was taken to make it energy; numbers as text, because they are exact. */
export interface StoredFuelLine {
  fuel: string;
  amount: string;
  unit: string;
  netCalorificValue: string;
  /** Null where it was not needed. */
  density: { value: string; per: 'L' | 'm3' } | null;
  /** In kWh. */
  energy: string;
}

interface LineProblem {
  field: string;
  key: 'unknown' | 'enum' | 'exclusiveMaximum';
}

/** Amounts as a record keeps them, and what they add up to. */
export function fuelLinesOf(
  amounts: readonly FuelAmount[],
  fuels: ReadonlyMap<string, FuelDefinition>,
): { lines: StoredFuelLine[]; energy: Decimal; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const lines = amounts.flatMap(({ fuel: slug, amount, unit }, place): StoredFuelLine[] => {
    const fuel = fuels.get(slug);
    if (!fuel) {
      problems.push({ field: `fuels/${place}/fuel`, key: 'unknown' });
      return [];
    }
    const energy = fuelEnergy(fuel, new Decimal(amount), unit);
    if (!energy) {
      problems.push({ field: `fuels/${place}/unit`, key: 'enum' });
      return [];
    }
    if (energy.greaterThanOrEqualTo(largest))
      problems.push({ field: `fuels/${place}/amount`, key: 'exclusiveMaximum' });
    const isByVolume = unit !== 'kg' && unit !== 't';
    return [
      {
        fuel: slug,
        amount: new Decimal(amount).toString(),
        unit,
        netCalorificValue: fuel.netCalorificValue.toString(),
        density:
          isByVolume && fuel.density ? { value: fuel.density.toString(), per: densityUnit(fuel) } : null,
        energy: energy.toString(),
      },
    ];
  });
  return { lines, energy: energyOf(lines), problems };
}

/** With three decimals a sum of thirty still is within the digits of a value. */
const largest = new Decimal(valueLimits.below).dividedBy(1e5);

export const energyOf = (lines: readonly StoredFuelLine[]): Decimal =>
  lines.reduce((sum, { energy }) => sum.plus(energy), zero);
