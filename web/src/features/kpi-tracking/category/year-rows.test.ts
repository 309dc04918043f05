import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { KpiTarget, Period } from '@metra/contract/shapes/kpi-shapes';
import { afterEach, expect, test } from 'vitest';
import { aKpi } from '../../../../test/kpi-builders.ts';
import { aRecord } from '../../../../test/record-builders.ts';
import { beginYearsWith } from '../../../lib/formats/business-year.ts';
import { yearPeriods, yearRows } from './year-rows.ts';

afterEach(() => beginYearsWith(1));

const kpi = aKpi();
const today = '2026-10-15';

const rowsOf = (periods: readonly Period[], records: readonly KpiRecord[], title?: string) =>
  yearRows({ kpi, periods, records, targets: [], today }, ({ code }) => title ?? code);

test('the grid shows the months that have begun, leap days included, and several years of a yearly KPI', () => {
  expect(yearPeriods('MONTH', 2024, '2024-03-10').map(({ code, end }) => [code, end])).toEqual([
    ['2024-01', '2024-01-31'],
    ['2024-02', '2024-02-29'],
    ['2024-03', '2024-03-31'],
  ]);
  expect(yearPeriods('YEAR', 2026, '2026-03-10').map(({ code }) => code)).toEqual([
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
    '2026',
  ]);
});

test('each row knows its record, the last value before it and the same month a year earlier', () => {
  const records = [
    aRecord({
      id: 1,
      period: '2025-09',
      periodStart: '2025-09-01',
      periodEnd: '2025-09-30',
      canonicalValue: 80,
    }),
    aRecord({
      id: 2,
      period: '2026-08',
      periodStart: '2026-08-01',
      periodEnd: '2026-08-31',
      value: 95,
      canonicalValue: 95,
    }),
    aRecord({ id: 3 }),
  ];
  const rows = rowsOf(yearPeriods('MONTH', 2026, '2026-10-15'), records);
  const september = rows[8];
  expect(september?.record?.id).toBe(3);
  expect(september?.previous?.value).toBe(95);
  expect(september?.sameLastYear?.canonicalValue).toBe(80);
  expect(rows[9]?.previous?.value).toBe(100);
});

test('months a longer bill covers cannot be entered beside it', () => {
  const quarter = aRecord({ period: '2026-Q1', periodStart: '2026-01-01', periodEnd: '2026-03-31' });
  const rows = rowsOf(yearPeriods('MONTH', 2026, '2026-05-15'), [quarter]);
  expect(rows.map(({ overlapping }) => overlapping !== null)).toEqual([true, true, true, false, false]);
});

test('a month is found in a spreadsheet under its usual names', () => {
  const [, , march] = rowsOf(yearPeriods('MONTH', 2026, '2026-05-15'), [], 'März 2026');
  expect(march?.names).toEqual(expect.arrayContaining(['2026-03', '03/2026', 'März', 'March', 'Mar 26']));
});

test('a business year has its own months, and is found under its usual names', () => {
  beginYearsWith(4);
  const months = yearPeriods('MONTH', 2025, '2026-05-15').map(({ code }) => code);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04', '2026-03']);
  const years = rowsOf(yearPeriods('YEAR', 2025, '2026-05-15'), [], '2025/26');
  expect(years.at(-1)?.cell.period.code).toBe('2025-04-01/2026-03-31');
  expect(years.at(-1)?.names).toEqual(['2025/26', '2025/2026']);
});

test('a row has its expected value and says whether its period is over without a value', () => {
  const periods = yearPeriods('MONTH', 2026, today);
  const target: KpiTarget = {
    trackableGoalId: 1,
    goalName: 'Weniger Strom',
    active: true,
    baseline: { period: '2025', value: 1200 },
    target: { date: '2027-12-31', value: 1080 },
  };
  const rows = yearRows({ kpi, periods, records: [aRecord()], targets: [target], today }, ({ code }) => code);
  // The target falls from 1,200 to 1,080 in two years, and a month has a twelfth of it.
  expect(rows[0]?.aim).toBe(100);
  expect(rows.at(-1)?.aim).toBe(96);
  expect(rowsOf(periods, [])[0]?.aim).toBeUndefined();
  // September is recorded, October is not over.
  expect(rows.some(({ isMissing }) => isMissing)).toBe(false);
});

const recordOf = (month: string) =>
  aRecord({ period: month, periodStart: `${month}-01`, periodEnd: `${month}-28` });

test('periods before the first value are not missing, and later ones are', () => {
  const missingOf = (records: KpiRecord[]) =>
    rowsOf(yearPeriods('MONTH', 2026, today), records).flatMap(({ isMissing, cell }) =>
      isMissing ? cell.period.code : [],
    );
  expect(missingOf([])).toEqual(['2026-09']);
  expect(missingOf([recordOf('2026-06')])).toEqual(['2026-07', '2026-08', '2026-09']);
  expect(missingOf([recordOf('2026-09')])).toEqual([]);
});
