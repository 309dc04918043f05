import type { PreviewRow } from '@metra/contract/operations/kpi-import';
import { expect, test } from 'vitest';
import { cellsToMend, mendedRows, nothingMended, shownRows, withCell, withoutLines } from './import-rows.ts';

const row = (line: number, given: Partial<PreviewRow> = {}): PreviewRow => ({
  line,
  outcome: 'NEW',
  problems: [],
  cells: {
    line,
    kpi: 'Strom',
    period: '2026-09',
    periodEnd: '',
    value: '12',
    unit: 'kWh',
    reason: '',
    quality: '',
    note: '',
    version: null,
  },
  kpi: null,
  periodStart: null,
  periodEnd: null,
  period: null,
  value: 12,
  unit: null,
  canonicalValue: 12,
  reason: null,
  quality: null,
  readByLanguage: false,
  before: null,
  ...given,
});

test('mended cells replace those of the file, rows left out stay out', () => {
  const rows = [row(2), row(3), row(4)];
  const mending = withoutLines(withCell(withCell(nothingMended, 2, 'value', '13'), 2, 'unit', 'MWh'), [3]);
  expect(mendedRows(rows, mending).map(({ line, value, unit }) => [line, value, unit])).toEqual([
    [2, '13', 'MWh'],
    [4, '12', 'kWh'],
  ]);
});

test('a row that changes a record says which version it was compared with', () => {
  const before = { id: 9, value: 1, unit: { code: 'kW.h', label: 'kWh' }, reason: null, version: 6 };
  expect(mendedRows([row(2, { before })], nothingMended)[0]?.version).toBe(6);
});

test('only wrong rows are mended, in the cells that are wrong', () => {
  const problem = { column: 'value', key: 'unreadableNumber', detail: null } as const;
  expect([...cellsToMend(row(2, { outcome: 'BAD', problems: [problem] }))]).toEqual(['value']);
  expect([...cellsToMend(row(2, { outcome: 'ODD', problems: [problem] }))]).toEqual([]);
  const whole = { column: null, key: 'overlapsRow', detail: '3' } as const;
  expect([...cellsToMend(row(2, { outcome: 'BAD', problems: [whole] }))]).toEqual(['kpi', 'period']);
});

test('a row that was mended stays in sight among the wrong ones', () => {
  const rows = [row(2, { outcome: 'BAD' }), row(3, { outcome: 'NEW' }), row(4)];
  expect(shownRows(rows, 'BAD', new Set([2, 3])).map(({ line }) => line)).toEqual([2, 3]);
  expect(shownRows(rows, 'ALL', new Set()).map(({ line }) => line)).toEqual([2, 3, 4]);
});
