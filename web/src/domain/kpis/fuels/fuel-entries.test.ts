import type { Fuel } from '@metra/contract/shapes/fuel-shapes';
import { expect, test } from 'vitest';
import { aFuel } from '../../../../test/fuel-builders.ts';
import { amountsOf, EMPTY_ENTRY, energyOf, energyOfAll, isSameAmounts, meantFirst } from './fuel-entries.ts';

const wood = aFuel();
const coal = aFuel({ slug: 'anthracite', name: 'Anthrazit', renewable: false });
const fuels: Fuel[] = [coal, wood];
const bought = { fuel: 'wood', amount: 3200, unit: 'kg' };

test('the energy of a line is the amount times what its unit holds', () => {
  expect(energyOf(bought, fuels)).toBe(13_866.667);
  expect(energyOf({ ...bought, unit: 't', amount: 3.2 }, fuels)).toBe(13_866.667);
  expect(energyOfAll([bought, EMPTY_ENTRY, bought], fuels)).toBe(27_733.334);
});

test('before the list of fuels has come nothing is said of their energy, least of all 0', () => {
  expect(energyOfAll([bought], [])).toBeNull();
  expect(energyOfAll([bought, { ...bought, fuel: 'peat' }], fuels)).toBeNull();
  expect(energyOfAll([EMPTY_ENTRY], [])).toBe(0);
});

test.each([
  { ...bought, amount: null },
  { ...bought, amount: Number.NaN },
  { ...bought, amount: -1 },
  { ...bought, fuel: null },
  { ...bought, unit: null },
])('%o is not whole, and nothing is sent', (entry) => {
  expect(energyOf(entry, fuels)).toBeNull();
  expect(amountsOf([bought, entry])).toBeUndefined();
});

test('a line nobody began does not count, and only such lines are nothing', () => {
  expect(amountsOf([bought, EMPTY_ENTRY])).toEqual([bought]);
  expect(amountsOf([EMPTY_ENTRY])).toBeUndefined();
});

test('the same amounts in the same order are the same', () => {
  expect(isSameAmounts([bought], [{ ...bought }])).toBe(true);
  expect(isSameAmounts([bought], [])).toBe(false);
  expect(isSameAmounts([bought], [{ ...bought, amount: 3201 }])).toBe(false);
});

test('fuels that are meant come first', () => {
  expect(meantFirst(fuels, 'RENEWABLE')).toEqual([wood, coal]);
  expect(meantFirst(fuels, 'NON_RENEWABLE')).toEqual([coal, wood]);
});
