import type { HistoryPoint } from '@metra/contract/operations/kpi-history';
import { expect, test } from 'vitest';
import { aCoverage } from '../../../../test/kpi-builders.ts';
import { yearSum } from './year-sum.ts';

const point = (code: string, value: number | null, estimated: number): HistoryPoint => ({
  period: { start: `${code}-01`, end: `${code}-28`, code },
  value,
  noResult: null,
  records: 1,
  completeness: aCoverage({
    covered: value === null ? 0 : 1,
    shares: value === null ? null : { measured: 1 - estimated, invoice: 0, estimated, unstated: 0 },
  }),
});

test('says over how many months a year adds up, and how much of it was estimated', () => {
  const points = [
    point('2025-12', 100, 1),
    point('2026-01', 0.1, 0),
    point('2026-02', 0.2, 1),
    point('2026-03', null, 0),
  ];
  expect(yearSum({ points }, 2026)).toEqual({ value: 0.3, covered: 2, estimatedShare: 0.5 });
  expect(yearSum({ points }, 2024)).toEqual({ value: 0, covered: 0, estimatedShare: 0 });
});
