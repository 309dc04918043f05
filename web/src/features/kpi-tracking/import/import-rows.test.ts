import type { PreviewRow } from '@metra/contract/operations/kpi-import';
import { expect, test } from 'vitest';
import {
  cellsToCorrect,
  correctedRows,
  noCorrections,
  shownRows,
  withCell,
  withoutLines,
} from './import-rows.ts';

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

test('corrected cells replace those of the file, and excluded rows stay excluded', () => {
  const rows = [row(2), row(3), row(4)];
  const corrections = withoutLines(
    withCell(withCell(noCorrections, 2, 'value', '13'), 2, 'unit', 'MWh'),
    [3],
  );
  expect(correctedRows(rows, corrections).map(({ line, value, unit }) => [line, value, unit])).toEqual([
    [2, '13', 'MWh'],
    [4, '12', 'kWh'],
  ]);
});

test('a row that changes a record says which version it was compared with', () => {
  const before = { id: 9, value: 1, unit: { code: 'kW.h', label: 'kWh' }, reason: null, version: 6 };
  expect(correctedRows([row(2, { before })], noCorrections)[0]?.version).toBe(6);
});

test('only invalid cells of invalid rows can be corrected', () => {
  const problem = { column: 'value', key: 'unreadableNumber', detail: null } as const;
  expect([...cellsToCorrect(row(2, { outcome: 'BAD', problems: [problem] }))]).toEqual(['value']);
  expect([...cellsToCorrect(row(2, { outcome: 'ODD', problems: [problem] }))]).toEqual([]);
  const whole = { column: null, key: 'overlapsRow', detail: '3' } as const;
  expect([...cellsToCorrect(row(2, { outcome: 'BAD', problems: [whole] }))]).toEqual(['kpi', 'period']);
});

test('a corrected row stays visible among the invalid ones', () => {
  const rows = [row(2, { outcome: 'BAD' }), row(3, { outcome: 'NEW' }), row(4)];
  expect(shownRows(rows, 'BAD', new Set([2, 3])).map(({ line }) => line)).toEqual([2, 3]);
  expect(shownRows(rows, 'ALL', new Set()).map(({ line }) => line)).toEqual([2, 3, 4]);
});
