import { expect, test } from 'vitest';
import { isInVatUnion, isVatId, tidyVatId } from './vat-id.ts';

test.each([
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['FI', 'FI20774740'],
  ['FR', 'FRK7399859412'],
  ['GR', 'EL094259216'],
  ['HR', 'HR33392005961'],
  ['IE', 'IE6433435F'],
  ['IT', 'IT00743110157'],
  ['LU', 'LU15027442'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['SE', 'SE123456789701'],
  ['ES', 'ESX1234567L'],
  ['MC', 'FR40303265045'],
])('%s gives out %s', (country, vatId) => expect(isVatId(vatId, country)).toBe(true));

test.each([
  ['DE', 'DE136695975', 'a wrong check digit'],
  ['DE', 'DE036695976', 'a leading zero'],
  ['DE', '136695976', 'no prefix'],
  ['AT', 'DE136695976', 'another country'],
  ['AT', 'ATU13585626', 'a wrong check digit'],
  ['BE', 'BE0428759496', 'a wrong check digit'],
  ['IT', 'IT00743110158', 'a wrong check digit'],
  ['GR', 'GR094259216', 'the code of the country instead of its prefix'],
  ['CH', 'CHE107787577', 'a country outside the union'],
  ['constructor', 'CO12345678', 'a word that means something to the language'],
])('%s does not give out %s: %s', (country, vatId) => expect(isVatId(vatId, country)).toBe(false));

test('a typed VAT id is normalised', () => {
  expect(tidyVatId(' de 136.695-976 ')).toBe('DE136695976');
});

test('territories without the VAT of the union do not count', () => {
  expect(['DE', 'GR', 'MC'].every(isInVatUnion)).toBe(true);
  expect(['CH', 'GB', 'NO', 'GP', 'AX', 'US'].some(isInVatUnion)).toBe(false);
});
