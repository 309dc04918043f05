import { describe, expect, test } from 'vitest';
import { memberView } from './definition.ts';
import { readDeliveredStandards } from './delivered-standards.ts';
import { searchCodes } from './search-codes.ts';

const [standard] = readDeliveredStandards();
const first = (list: string, query: string, count = 1) =>
  searchCodes(standard?.codeLists[list] ?? [], query)
    .slice(0, count)
    .map(({ code }) => code);

describe('economic activities', () => {
  test.each(['41.00', '4100', '41 00', 'F41.00', 'F 41.00', 'f - 41.00'])('%s is one of them', (query) => {
    expect(first('nace', query, 5)).toEqual(['nace:NACE_F4100']);
  });

  test('of a division are all below it, itself first, and nothing that only has the number somewhere', () => {
    expect(first('nace', '41', 9)).toEqual(['nace:NACE_F41', 'nace:NACE_F410', 'nace:NACE_F4100']);
    expect(first('nace', '25.1', 2)).toEqual(['nace:NACE_C251', 'nace:NACE_C2511']);
  });

  test('finer than the standard find their group', () => {
    expect(first('nace', '41.00.1')).toEqual(['nace:NACE_F4100']);
    expect(first('nace', '25.11.9', 9)).toEqual(['nace:NACE_C2511', 'nace:NACE_C251', 'nace:NACE_C25']);
    expect(first('nace', '41.20.1', 9)).toEqual(['nace:NACE_F41']);
  });

  test('with a word that begins as asked come before those that have it somewhere within', () => {
    expect(first('nace', 'rail')).toEqual(['nace:NACE_C302']);
    expect(first('nace', 'rail', 99)).toContain('nace:NACE_C29');
  });

  test('have every word that was asked for', () => {
    expect(first('nace', 'wholesale wood', 9)).toEqual(['nace:NACE_G4683']);
  });

  test.each([
    ['Construction', 'nace:NACE_F'],
    ['residential buildings', 'nace:NACE_F41'],
    ['Hochbau', 'nace:NACE_F41'],
    ['hochbau', 'nace:NACE_F41'],
    ['Metallbau', 'nace:NACE_C25'],
    ['Bäckerei', 'nace:NACE_C10'],
    ['baeckerei'.replace('ae', 'a'), 'nace:NACE_C10'],
    ['Strassenbau', 'nace:NACE_F42'],
    ['Straßenbau', 'nace:NACE_F42'],
    ['Steuerberatung', 'nace:NACE_N69'],
  ])('%s', (query, code) => {
    expect(first('nace', query)).toEqual([code]);
  });
});

test('kinds of waste are found as the European list writes them', () => {
  const code =
    'waste:W-170603-Hazardous-OtherInsulationMaterialsConsistingOfOrContainingHazardousSubstancesMember';
  for (const query of ['170603', '17 06 03', '17 06 03*']) expect(first('waste', query, 3)).toEqual([code]);
  expect(first('waste', '17 06').length).toBe(1);
  const insulation = first('waste', 'asbestos insulation', 9);
  expect(insulation.map((each) => /W-\d+/.exec(each)?.[0])).toEqual(['W-1706', 'W-170601']);
});

test.each([
  ['Wohnungsbau', 'nace:NACE_F41'],
  ['Maurerarbeiten', 'nace:NACE_F4391'],
  ['Brücken- und Tunnelbau', 'nace:NACE_F4213'],
])('the activity %s is found in German', (query, code) => {
  expect(first('nace', query)).toEqual([code]);
});

test('kinds of waste are found in German', () => {
  expect(first('waste', 'Gleisschotter gefährliche Stoffe')[0]).toContain('W-170507-');
  expect(first('waste', 'gemischte Siedlungsabfälle')[0]).toContain('W-200301-');
});

test('every member of every list has a name in both languages', () => {
  const members = Object.values(standard?.codeLists ?? {}).flat();
  expect(members.filter(({ de, en }) => !de?.trim() || !en.trim())).toEqual([]);
  expect(members.length).toBeGreaterThan(2000);
});

test('without a German name are shown in English with a note', () => {
  const wood = { code: 'waste:W-170201', de: null, en: 'Wood' };
  expect(memberView(wood, 'de')).toEqual({ code: wood.code, label: 'Wood', language: 'en' });
});

test('countries are found in both languages', () => {
  for (const query of ['Österreich', 'osterreich', 'Austria'])
    expect(first('country', query)).toEqual(['country:AT']);
});

test('are not found by unknown words', () => {
  expect(first('nace', 'Raumschiffwartung')).toEqual([]);
  expect(first('country', '41')).toEqual([]);
});
