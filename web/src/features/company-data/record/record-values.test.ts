import { expect, test } from 'vitest';
import { aFuelLine } from '../../../../test/fuel-builders.ts';
import { aKpi } from '../../../../test/kpi-builders.ts';
import { aRecord } from '../../../../test/record-builders.ts';
import { emptyValues, RecordValues, valuesOf, writeOf } from './record-values.ts';

const period = { start: '2025-01-01', end: '2025-12-31' };
const made = aRecord({ value: 13_866.667, canonicalValue: 13_866.667, fuels: [aFuelLine()] });
const bought = { fuel: 'wood', amount: 3200, unit: 'kg' };

test('a KPI of fuels is entered as bought amounts, and the server computes its value', () => {
  const values = { ...emptyValues(aKpi({ fuels: 'RENEWABLE' }), period), fuels: [bought] };
  expect(values.kind).toBe('FUELS');
  const write = writeOf(values, [], null);
  expect(write).toMatchObject({ fuels: [bought], reason: null });
  expect(write).not.toHaveProperty('value');
  expect(emptyValues(aKpi(), period).kind).toBe('VALUE');
});

test('unchanged amounts keep their value, and changed ones are sent', () => {
  const values = valuesOf(made);
  expect(values).toMatchObject({ kind: 'FUELS', fuels: [bought] });
  const noted = writeOf({ ...values, note: 'Lieferschein' }, [], made);
  expect(noted).toMatchObject({ value: 13_866.667, unit: 'kW.h', note: 'Lieferschein' });
  expect(noted).not.toHaveProperty('fuels');
  const more = writeOf({ ...values, fuels: [{ ...bought, amount: 3300 }] }, [], made);
  expect(more).toMatchObject({ fuels: [{ amount: 3300 }] });
});

test('an entered value removes the amounts, and a reason removes both', () => {
  const values = valuesOf(made);
  expect(writeOf({ ...values, kind: 'VALUE', value: 14_000 }, [], made)).toMatchObject({
    value: 14_000,
    fuels: [],
  });
  expect(writeOf({ ...values, kind: 'REASON', reason: 'NOT_APPLICABLE' }, [], made)).toMatchObject({
    value: null,
    reason: 'NOT_APPLICABLE',
  });
});

test.each([
  { fuels: [] },
  { fuels: [{ ...bought, amount: null }] },
  { fuels: [{ ...bought, amount: Number.NaN }] },
])('%o is not enough to be saved', (wrong) => {
  const { success, error } = RecordValues.safeParse({ ...valuesOf(made), ...wrong });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path)).toEqual([['fuels']]);
});
