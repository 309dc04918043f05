import type { Gas } from '@metra/contract/shapes/factor-shapes';
import type { Unit } from '@metra/contract/shapes/kpi-shapes';
import type { Decimal } from '../rules/decimal.ts';
import { factorUnitLabel } from '../rules/units.ts';

interface FactorUnit {
  code: string;
  /** The conversion to the factor's unit, as a fraction. */
  times: number;
  by: number;
  gas: Gas | null;
}

type Spelling = readonly [over: string, under: string, times: number, by: number];

/** The spellings of emissions per unit of activity, in kilograms for one unit. */
const emissions: Readonly<Record<string, readonly Spelling[]>> = {
  'kW.h': [
    ['g', 'kW.h', 1, 1000],
    ['kg', 'kW.h', 1, 1],
    ['kg', 'MW.h', 1, 1000],
    ['t', 'MW.h', 1, 1],
    // 1 kWh is 0.0036 GJ.
    ['kg', 'GJ', 36, 10_000],
  ],
  L: [
    ['kg', 'L', 1, 1],
    ['kg', 'm3', 1, 1000],
  ],
  kg: [
    ['kg', 'kg', 1, 1],
    ['kg', 't', 1, 1000],
  ],
  '({person}.km)': [
    ['g', '({person}.km)', 1, 1000],
    ['kg', '({person}.km)', 1, 1],
  ],
};

/** Fuel energy is billed in kilowatt hours or megajoules. */
const energies = [
  ['kW.h', 1, 1],
  ['MJ', 10, 36],
] as const;

const gases: readonly Gas[] = ['CO2e', 'CO2'];

export function factorUnits(code: string): FactorUnit[] {
  const [over = '', under = ''] = code.split('/');
  if (/^kg\{CO2e?\}$/.test(over)) {
    return gases.flatMap((gas) =>
      (emissions[under] ?? []).map(([mass, for_, times, by]) => ({
        code: `${mass}{${gas}}/${for_}`,
        times,
        by,
        gas,
      })),
    );
  }
  if (over === 'kW.h')
    return energies.map(([energy, times, by]) => ({ code: `${energy}/${under}`, times, by, gas: null }));
  return [{ code, times: 1, by: 1, gas: null }];
}

export const unitChoices = (code: string): Unit[] =>
  factorUnits(code).map((unit) => ({ code: unit.code, label: factorUnitLabel(unit.code) }));

/**
 * Converts a value to the factor's unit and returns the counted gas; undefined if the units measure different things.
 */
export function inFactorUnit(
  value: Decimal,
  unit: string,
  factorUnit: string,
): { value: Decimal; gas: Gas | null } | undefined {
  const found = factorUnits(factorUnit).find(({ code }) => code === unit);
  return found && { value: value.times(found.times).dividedBy(found.by), gas: found.gas };
}
