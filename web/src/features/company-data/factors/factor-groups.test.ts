import type { UsedFactor } from '@metra/contract/shapes/factor-shapes';
import { expect, test } from 'vitest';
import { factorGroups } from './factor-groups.ts';
import { yearsUpTo } from './years.ts';

const factor = (slug: string, kind: UsedFactor['kind']): UsedFactor => ({
  slug,
  kind,
  name: slug,
  title: slug,
  value: 1,
  unit: 'kg',
  year: 2025,
  forYear: 2026,
  gas: 'CO2e',
  country: 'DE',
  basis: 'DIRECT',
  source: null,
  url: null,
  note: '',
  confidence: 'SOURCED',
  ownFactorId: null,
  insteadOf: null,
  remarks: [],
  replaceable: true,
  units: [],
  usedBy: [],
  own: [],
});

test('each factor is in the group of its purpose, and no group is empty', () => {
  const groups = factorGroups([
    factor('rail', 'TRAVEL'),
    factor('heat', 'HEAT'),
    factor('mix', 'GRID_LOCATION'),
    factor('hours', 'CONSTANT'),
  ]);
  expect(groups.map(({ name, factors }) => [name, factors.map(({ slug }) => slug)])).toEqual([
    ['ENERGY', ['heat', 'mix']],
    ['TRAVEL', ['rail']],
    ['CONVERSIONS', ['hours']],
  ]);
});

test('years begin with the next one, whose tariff is known already', () => {
  expect(yearsUpTo(2017)).toEqual([2018, 2017, 2016, 2015]);
});
