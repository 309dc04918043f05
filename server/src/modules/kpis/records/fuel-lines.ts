import type { FuelAmount } from '@metra/contract/shapes/fuel-shapes';
import { valueLimits } from '@metra/contract/shapes/kpi-shapes';
import type { FuelDefinition } from '../definitions/definition.ts';
import { Decimal, zero } from '../rules/decimal.ts';
import { densityUnit, fuelEnergy } from '../rules/fuel-energy.ts';

/** Values that consist of fuels have this unit. */
export const energyUnit = 'kW.h';

/**
 * An amount of a fuel as a record stores it, with the properties that converted it to energy; numbers are text, so
 * that they stay exact.
 */
export interface StoredFuelLine {
  fuel: string;
  amount: string;
  unit: string;
  netCalorificValue: string;
  /** Null if the conversion needs no density. */
  density: { value: string; per: 'L' | 'm3' } | null;
  /** The energy is in kWh. */
  energy: string;
}

interface LineProblem {
  field: string;
  key: 'unknown' | 'enum' | 'exclusiveMaximum';
}

/** Returns the amounts as a record stores them, and their sum. */
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

/** This limit keeps the sum of thirty lines with three decimals within the digits of a value. */
const largest = new Decimal(valueLimits.below).dividedBy(1e5);

export const energyOf = (lines: readonly StoredFuelLine[]): Decimal =>
  lines.reduce((sum, { energy }) => sum.plus(energy), zero);
