import { expect, test } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

const energy = [
  { code: 'kW.h', label: 'kWh' },
  { code: 'MW.h', label: 'MWh' },
];
const money = [{ code: '{EUR}', label: '€' }];
const gas = [{ code: 'kg{CO2e}', label: 'kg CO₂e' }];

test.each([
  ['1,8 MWh', energy, '1,8', 'MW.h'],
  ['1.800 kWh', energy, '1.800', 'kW.h'],
  ['-12mwh', energy, '-12', 'MW.h'],
  ['1 200 kWh', energy, '1 200', 'kW.h'],
  ['1.200,50 €', money, '1.200,50', '{EUR}'],
  ['€1,200.50', money, '1,200.50', '{EUR}'],
  ['EUR 1.200', money, '1.200', '{EUR}'],
  ['318 kg CO2e', gas, '318', 'kg{CO2e}'],
  ['3 Std.', [{ code: 'h', label: 'Std.' }], '3', 'h'],
  ['12 Personen', [{ code: '{person}', label: 'Personen' }], '12', '{person}'],
])('%s is a number and its unit', (text, units, number, unit) => {
  expect(parseQuantity(text, units)).toMatchObject({ number, unit });
});

test.each(['12 kg', '12 ca.'])('%s has a unit that is not among the wanted ones', (text) => {
  expect(parseQuantity(text, energy)).toMatchObject({ number: '12', unit: undefined });
});

test.each(['1.800', '−3,5', '', 'k. A.', 'ca. 12', '1e5'])('%s is no number with a unit', (text) => {
  expect(parseQuantity(text, energy)).toBeUndefined();
});
