import type { HistoryPoint, KpiSeries } from '@metra/contract/operations/kpi-history';
import { afterEach, expect, test } from 'vitest';
import { aCoverage } from '../../../../test/kpi-builders.ts';
import { beginYearsWith } from '../../../lib/formats/business-year.ts';
import { chartSeriesOf, granularitiesOf, latestPoint, pointYearBefore, querySpan } from './chart-series.ts';
import { targetLine } from './target-line.ts';

afterEach(() => beginYearsWith(1));

const point = (code: string, value: number | null): HistoryPoint => ({
  period: { start: `${code}-01`, end: `${code}-28`, code },
  value,
  noResult: null,
  records: value === null ? 0 : 1,
  completeness: aCoverage({ covered: value === null ? 0 : 1, state: value === null ? 'GAPS' : 'WHOLE' }),
});

const series = (points: HistoryPoint[], given: Partial<KpiSeries> = {}): KpiSeries => ({
  kpi: {
    id: 1,
    slug: 'electricity',
    name: 'Strom',
    sector: 'e',
    category: null,
    unit: { code: 'kW.h', label: 'kWh' },
    decimals: 0,
    aggregation: 'SUM',
    direction: 'LOWER',
    band: null,
    wholeNumber: false,
    frequency: 'MONTH',
    own: false,
    derived: false,
  },
  name: 'Strom',
  granularity: 'MONTH',
  points,
  tooLong: [],
  targets: [],
  ...given,
});

test('a year has twelve months, last year beside it, and names what is missing between values', () => {
  const chartSeries = chartSeriesOf(
    series([point('2025-03', 90), point('2026-01', 10), point('2026-03', 30)]),
    'year',
    '2026-05-10',
  );
  expect(chartSeries.periods.map(({ code }) => code).slice(0, 3)).toEqual(['2026-01', '2026-02', '2026-03']);
  expect(chartSeries.values.slice(0, 4)).toEqual([10, null, 30, null]);
  expect(chartSeries.lastYear?.[2]).toBe(90);
  // May has not ended, and nothing is known before January.
  expect(chartSeries.missing).toEqual([1, 3]);
});

test('a computed KPI is never asked for', () => {
  const { kpi } = series([]);
  const chartSeries = chartSeriesOf(
    series([point('2026-01', 10)], { kpi: { ...kpi, derived: true } }),
    'year',
    '2026-05-10',
  );
  expect(chartSeries.missing).toEqual([]);
});

test('months that a longer bill holds are not missing', () => {
  const { missing, gaps } = chartSeriesOf(
    series([point('2026-01', 10)], {
      tooLong: [
        { id: 1, period: { start: '2026-02-01', end: '2026-03-31', code: '2026-02/2026-03' }, value: 20 },
      ],
    }),
    'year',
    '2026-05-10',
  );
  expect(missing).toEqual([3]);
  expect(gaps).toEqual([3]);
});

test('since the beginning starts with the first value', () => {
  const chartSeries = chartSeriesOf(series([point('2024-11', 1), point('2026-02', 2)]), 'all', '2026-03-05');
  expect(chartSeries.periods[0]?.code).toBe('2024-11');
  expect(chartSeries.periods.at(-1)?.code).toBe('2026-03');
  expect(chartSeries.lastYear).toBeNull();
});

test('can be looked at as coarsely as one likes, but not more finely than it is entered', () => {
  expect(granularitiesOf('QUARTER')).toEqual(['QUARTER', 'YEAR']);
});

const way = {
  baseline: { period: '2024', value: 1200 },
  target: { date: '2028-12-31', value: 600 },
};
const year = (code: string) => ({ start: `${code}-01-01`, end: `${code}-12-31`, code });

test('the way to a target is straight, begins with the start and stays at the target', () => {
  const values = targetLine(way, ['2023', '2024', '2026', '2028', '2030'].map(year), 'YEAR', 'SUM');
  expect(values[0]).toBeNull();
  expect(values[1]).toBe(1200);
  expect(values[2]).toBeCloseTo(900, 0);
  expect(values.slice(3)).toEqual([600, 600]);
});

test('a yearly sum is divided among its months; an average is not', () => {
  const month = { start: '2028-12-01', end: '2028-12-31', code: '2028-12' };
  expect(targetLine(way, [month], 'MONTH', 'SUM')).toEqual([50]);
  expect(targetLine(way, [month], 'MONTH', 'AVERAGE')).toEqual([600]);
});

test('without a start the target is level, without a target there is no way', () => {
  expect(targetLine({ ...way, baseline: null }, [year('2026')], 'YEAR', 'SUM')).toEqual([600]);
  expect(targetLine({ ...way, target: null }, [year('2026')], 'YEAR', 'SUM')).toEqual([null]);
});

test('a year of which only some months are known is neither the current value nor compared', () => {
  const whole = (code: string, isWhole: boolean): HistoryPoint => ({
    ...point(code, 10),
    period: year(code),
    completeness: aCoverage({ months: 12, covered: isWhole ? 12 : 10, state: isWhole ? 'WHOLE' : 'GAPS' }),
  });
  const points = [whole('2024', false), whole('2025', true), whole('2026', false)];
  const yearly = series(points, { granularity: 'YEAR' });
  const latest = latestPoint(yearly);
  expect(latest?.period.code).toBe('2025');
  expect(latest && pointYearBefore(yearly, latest)).toBeUndefined();
});

test('a year is the business year, beside the one before', () => {
  beginYearsWith(10);
  expect(querySpan('year', '2026-05-10')).toEqual({ from: '2024-10-01', to: '2026-09-30' });
  const { periods, lastYear } = chartSeriesOf(
    series([point('2024-12', 90), point('2025-10', 10), point('2025-12', 30)]),
    'year',
    '2026-05-10',
  );
  expect([periods[0]?.code, periods.at(-1)?.code]).toEqual(['2025-10', '2026-09']);
  expect(lastYear?.[2]).toBe(90);
});
