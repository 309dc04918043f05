import { expect, test } from 'vitest';
import { aDraft } from '../../../../test/record-builders.ts';
import { canonicalNow, checkedOf, type GridCell, inNotation, withWrittenUnit } from './grid-cell.ts';

const period = { start: '2026-09-01', end: '2026-09-30', code: '2026-09' };
const before = { start: '2026-08-01', end: '2026-08-31', code: '2026-08' };
const ownUnit = { code: 'kW.h', label: 'kWh' };

const field: GridCell = {
  key: '1 2026-09',
  cell: { kpiId: 1, kpiName: 'Strom', period },
  title: 'Strom',
  names: ['Strom'],
  hint: '',
  kpi: {
    aggregation: 'SUM',
    unit: ownUnit,
    decimals: 0,
    direction: 'LOWER',
    band: null,
    wholeNumber: false,
    fuels: null,
  },
  units: [ownUnit, { code: 'MW.h', label: 'MWh' }, { code: 'MJ', label: 'MJ' }],
  usualUnit: 'kW.h',
  usualQuality: 'UNSTATED',
  record: null,
  overlapping: null,
  previous: { period: before, value: 1000, unit: ownUnit, canonicalValue: 1000 },
  sameLastYear: null,
};

test('a unit written beside the number becomes the unit of the field', () => {
  const draft = aDraft({ text: '1,8 MWh' });
  expect(withWrittenUnit(draft, field)).toMatchObject({ text: '1,8', unit: 'MW.h' });
  expect(checkedOf(draft, field, 'de')).toEqual({ found: 'value', value: 1.8 });
});

test.each([
  ['1.234', '1,234', 'kW.h', 1234],
  ['1,5', '1.5', 'kW.h', 1.5],
  ['12.345,6', '12,345.6', 'kW.h', 12_345.6],
  ['1,234 MWh', '1.234', 'MW.h', 1.234],
])('%s, begun in German, is %s in the English view and means the same', (text, english, unit, value) => {
  const draft = aDraft({ text, language: 'de' });
  expect(inNotation(draft, field, 'en')).toMatchObject({ text: english, unit, language: 'en' });
  expect(checkedOf(draft, field, 'en')).toMatchObject({ found: 'value', value });
  expect(inNotation(draft, field, 'de')).toBe(draft);
});

test.each(['', '12 kg', '1.2.3'])('%s stays as it was typed in the other language', (text) => {
  expect(inNotation(aDraft({ text, language: 'de' }), field, 'en').text).toBe(text);
});

test('a unit of something else is named as the problem', () => {
  const draft = aDraft({ text: '12 kg' });
  expect(withWrittenUnit(draft, field)).toBe(draft);
  expect(checkedOf(draft, field, 'de')).toEqual({ found: 'problem', problem: 'otherUnit' });
});

test.each([
  ['1,5', 'MW.h', 1500],
  ['1,5 MWh', 'kW.h', 1500],
  ['3.600', 'MJ', 1000],
  ['1.234,5', 'kW.h', 1234.5],
])('%s in %s is compared as %d kWh', (text, unit, canonical) => {
  expect(canonicalNow(aDraft({ text, unit }), field, 'de')).toBe(canonical);
});
