import type { Fuel, FuelLine } from '@metra/contract/shapes/fuel-shapes';

const source = 'EFRAG VSME Digital Template 1.3.0, Brennstoffliste';

export const aFuel = (given: Partial<Fuel> = {}): Fuel => ({
  slug: 'wood',
  name: 'Holz und Holzabfälle',
  source,
  renewable: true,
  netCalorificValue: 15.6,
  density: null,
  units: [
    { code: 'kg', label: 'kg', energy: 4.33333333333333 },
    { code: 't', label: 't', energy: 4333.33333333333 },
  ],
  ownKpis: [],
  ...given,
});

export const aFuelLine = (given: Partial<FuelLine> = {}): FuelLine => ({
  fuel: 'wood',
  name: 'Holz und Holzabfälle',
  source,
  amount: 3200,
  unit: { code: 'kg', label: 'kg' },
  netCalorificValue: 15.6,
  density: null,
  energy: 13_866.667,
  ...given,
});
