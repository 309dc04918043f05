import type { UsedFactor } from '@metra/contract/shapes/factor-shapes';

const GROUPS = ['ENERGY', 'FUELS', 'TRAVEL', 'REFRIGERANTS', 'CONVERSIONS'] as const;
export type FactorGroupName = (typeof GROUPS)[number];

const GROUP_OF: Record<UsedFactor['kind'], FactorGroupName> = {
  GRID_LOCATION: 'ENERGY',
  GRID_LIFECYCLE: 'ENERGY',
  RESIDUAL_MIX: 'ENERGY',
  HEAT: 'ENERGY',
  FUEL: 'FUELS',
  FUEL_BIOGENIC: 'FUELS',
  TRAVEL: 'TRAVEL',
  REFRIGERANT: 'REFRIGERANTS',
  CONVERSION: 'CONVERSIONS',
  CONSTANT: 'CONVERSIONS',
};

export interface FactorGroup {
  name: FactorGroupName;
  factors: readonly UsedFactor[];
}

/** The groups follow the purpose of the factors, and a group without factors is left out. */
export const factorGroups = (factors: readonly UsedFactor[]): FactorGroup[] =>
  GROUPS.map((name) => ({ name, factors: factors.filter(({ kind }) => GROUP_OF[kind] === name) })).filter(
    ({ factors: own }) => own.length > 0,
  );
