import { afterEach, expect, test } from 'vitest';
import { aGoalKpi } from '../../../../test/goal-builders.ts';
import { beginYearsWith } from '../../../lib/formats/business-year.ts';
import { kpiPath } from './kpi-path.ts';

afterEach(() => beginYearsWith(1));

test('the path goes straight from start to target, and shows what was measured', () => {
  const kpi = aGoalKpi({
    baseline: { period: '2024', value: 380, changed: null },
    actual: { period: '2025-10-01/2026-09-30', value: 318, months: { covered: 12, of: 12 } },
    target: { date: '2028-12-31', value: 260 },
  });
  expect(kpiPath(kpi, 2025)).toEqual({
    years: [2024, 2025, 2026, 2027, 2028],
    values: [380, null, 318, null, null],
    periods: ['2024', '2025', '2025-10-01/2026-09-30', '2027', '2028'],
    way: [380, 350, 320, 290, 260],
  });
});

test('the path has no way without a target', () => {
  const kpi = aGoalKpi({ baseline: { period: '2024', value: 380, changed: null } });
  expect(kpiPath(kpi, 2024)).toMatchObject({ years: [2024, 2025], values: [380, null], way: null });
});

test('the path begins with the goal when nothing is known', () => {
  expect(kpiPath(aGoalKpi({}), 2026)).toMatchObject({
    years: [2026, 2027],
    values: [null, null],
    way: null,
  });
});

test('the path accepts a target in the year of the baseline and one before it', () => {
  const start = { baseline: { period: '2026', value: 10, changed: null } };
  const same = aGoalKpi({ ...start, target: { date: '2026-12-31', value: 5 } });
  expect(kpiPath(same, 2026).way).toEqual([5, null]);
  const before = aGoalKpi({ ...start, target: { date: '2020-12-31', value: 5 } });
  expect(kpiPath(before, 2026).way?.every((value) => value === null)).toBe(true);
});

test('the path draws the years between that are known', () => {
  const kpi = aGoalKpi({
    baseline: { period: '2023', value: 400, changed: null },
    actual: { period: '2025-10-01/2026-09-30', value: 318, months: { covered: 12, of: 12 } },
  });
  const yearly = new Map([
    [2024, 380],
    [2026, 1],
  ]);
  expect(kpiPath(kpi, 2023, yearly).values).toEqual([400, 380, null, 318]);
});

test('the path never draws a month beside a year, nor a sum with gaps', () => {
  const yearly = new Map([[2025, 140_000]]);
  const monthly = aGoalKpi({
    baseline: { period: '2024-10', value: 12_000, changed: null },
    actual: { period: '2026-10', value: 11_000, months: { covered: 1, of: 1 } },
  });
  expect(kpiPath(monthly, 2024, yearly).values).toEqual([12_000, null, 11_000]);
  const withoutStart = aGoalKpi({
    actual: { period: '2026-10', value: 11_000, months: { covered: 1, of: 1 } },
  });
  expect(kpiPath(withoutStart, 2026, yearly)).toMatchObject({ years: [2025, 2026], values: [140_000, null] });
  const withGaps = aGoalKpi({
    baseline: { period: '2024', value: 150_000, changed: null },
    actual: { period: '2025-11-01/2026-10-31', value: 90_000, months: { covered: 8, of: 12 } },
  });
  expect(kpiPath(withGaps, 2024, yearly).values).toEqual([150_000, 140_000]);
});

test('the path uses business years, each by the year in which it begins', () => {
  beginYearsWith(4);
  const kpi = aGoalKpi({
    baseline: { period: '2024-04-01/2025-03-31', value: 380, changed: null },
    actual: { period: '2025-10-01/2026-09-30', value: 318, months: { covered: 12, of: 12 } },
    target: { date: '2028-03-31', value: 260 },
  });
  expect(kpiPath(kpi, 2025, new Map([[2025, 340]]))).toEqual({
    years: [2024, 2025, 2026, 2027],
    values: [380, 340, 318, null],
    periods: [
      '2024-04-01/2025-03-31',
      '2025-04-01/2026-03-31',
      '2025-10-01/2026-09-30',
      '2027-04-01/2028-03-31',
    ],
    way: [380, 340, 300, 260],
  });
});
