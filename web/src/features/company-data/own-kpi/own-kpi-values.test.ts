import { KpiWrite } from '@metra/contract/shapes/kpi-shapes';
import { expect, test } from 'vitest';
import { formOf, OwnKpiForm, optionalIn, writeOf } from './own-kpi-values.ts';

const units = [{ code: 'kW.h', label: 'kWh' }];
const filled = { ...formOf(null, 's', 'de'), name: ' Kaffee ', unitLabel: 'Tassen' };

test('a new KPI has the shape of the contract, with its own unit in braces', () => {
  const write = writeOf(filled, null, units, 'de');
  expect(KpiWrite.parse(write)).toMatchObject({
    translations: { de: { name: 'Kaffee', unitLabel: 'Tassen' } },
    sector: 's',
    unit: '{Tassen}',
    formula: null,
  });
  expect(writeOf({ ...filled, unitLabel: 'kWh' }, null, units, 'de').unit).toBe('kW.h');
});

test('a new KPI with an English name gets the same German name', () => {
  expect(writeOf(filled, null, units, 'en').translations).toMatchObject({
    de: { name: 'Kaffee' },
    en: { name: 'Kaffee' },
  });
});

test('a computed KPI needs a formula, and limits have an order', () => {
  const problems = (form: OwnKpiForm) =>
    OwnKpiForm.safeParse(form).error?.issues.map(({ path }) => path.join('.'));
  expect(problems({ ...filled, kind: 'COMPUTED' })).toEqual(['expression']);
  expect(problems({ ...filled, min: 5, max: 1 })).toEqual(['max']);
  expect(problems(filled)).toBeUndefined();
});

test('a KPI that is removed from the formula is not optional any more', () => {
  expect(optionalIn('kpi( natural-gas ) + 1', ['natural-gas', 'fuel-diesel', 'gas'])).toEqual([
    'natural-gas',
  ]);
});
