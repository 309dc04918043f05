import type { ReportSeries } from '@metra/contract/shapes/report-shapes';
import { describe, expect, test } from 'vitest';
import { aReportDocument } from '../../../../../test/factories/report-document.ts';
import { chartsOf } from './chart.ts';

const { report } = aReportDocument();
const [known] = report.series;
if (!known) throw new Error('The report has no series');

/** Charts of a state, which are drawn by month even if the values are small. */
const charts = (series: Partial<ReportSeries>, decimals = 0, sectors = [known.kpi.sector as string]) => {
  const kpi = { ...known.kpi, decimals, aggregation: 'LAST' as const };
  return chartsOf({ ...report, series: [{ ...known, kpi, ...series }] }, sectors);
};
const chart = (series: Partial<ReportSeries>, decimals?: number) => {
  const [drawn] = charts(series, decimals);
  if (!drawn) throw new Error('Nothing is drawn');
  return drawn;
};

/** Months from January on. Missing values of last year are null. */
const months = (values: (number | null)[], previous: (number | null)[] = [], firstToCome = 12) => ({
  granularity: 'MONTH' as const,
  points: values.map((value, index) => {
    const month = `${report.year}-${String(index + 1).padStart(2, '0')}`;
    return {
      period: { code: month, start: `${month}-01`, end: `${month}-28` },
      value,
      previous: previous[index] ?? null,
      toCome: index >= firstToCome,
    };
  }),
});

const years = (values: (number | null)[]) => ({
  granularity: 'YEAR' as const,
  years: values.map((value, index) => {
    const year = report.year - values.length + 1 + index;
    return { year, label: String(year), value, whole: true };
  }),
});

const labels = ({ ticks }: ReturnType<typeof chart>) => ticks.map(({ label }) => label);
const heights = (lines: ReturnType<typeof chart>['current']) =>
  lines.map(({ points }) => points.map(({ y }) => y));

describe('the scale of a chart', () => {
  test.each([
    [[20_990, 19_830], 0, ['0', '5.000', '10.000', '15.000', '20.000', '25.000']],
    [[3, 1], 0, ['0', '1', '2', '3']],
    [[0.8, 0.3], 1, ['0,0', '0,2', '0,4', '0,6', '0,8']],
    [[1.2, 0.3], 2, ['0,00', '0,25', '0,50', '0,75', '1,00', '1,25']],
    [[-40, 80], 0, ['−50', '−25', '0', '25', '50', '75', '100']],
    [[0, 0], 0, ['0', '1']],
  ])('of %j with %d decimals', (values, decimals, expected) => {
    expect(labels(chart(months(values), decimals))).toEqual(expected);
  });

  test('reaches from the lowest line to the highest', () => {
    const { ticks, current } = chart(months([-40, 80]));
    expect([ticks[0]?.y, ticks.at(-1)?.y]).toEqual([0, 1]);
    expect(heights(current)).toEqual([[10 / 150, 130 / 150]]);
  });

  test('has room for last year as well', () => {
    const { current, previous } = chart(months([10, 20], [100, 50]));
    expect(heights(current)).toEqual([[0.1, 0.2]]);
    expect(heights(previous)).toEqual([[1, 0.5]]);
  });
});

describe('a line', () => {
  test('is interrupted by missing values, and ends with the last one', () => {
    const { current, last, marks } = chart(months([10, null, 20, 40, null]));
    expect(heights(current)).toEqual([[0.25], [0.5, 1]]);
    expect(current[1]?.points.map(({ x }) => x)).toEqual([2.5 / 5, 3.5 / 5]);
    expect(marks.map(({ x }) => x)).toEqual([0.5, 1.5, 2.5, 3.5, 4.5].map((at) => at / 5));
    expect(last).toEqual({ x: 3.5 / 5, y: 1, label: `${report.label}: 40` });
  });

  test('of last year has its own end', () => {
    const { previousLast } = chart(months([10, 20, 30, 40], [5, 20]));
    expect(previousLast).toEqual({ x: 1.5 / 4, y: 0.5, label: `${report.previousYear.label}: 20` });
    expect(chart(months([10, 20])).previousLast).toBeNull();
  });

  test('leaves out future periods only', () => {
    expect(chart(months([10, 20, null, null], [], 2)).open).toMatchObject({ from: 0.5, to: 1 });
    expect(chart(months([10, null, 20, 30], [], 4)).open).toBeNull();
  });
});

describe('years', () => {
  test('are bars from zero, the year of the report among them strong', () => {
    const { bars, current } = chart(years([50, null, 100]));
    expect(bars.map(({ height, strong, label }) => [height, strong, label])).toEqual([
      [0.5, false, '50'],
      [1, true, '100'],
    ]);
    expect(bars.map(({ x }) => x)).toEqual([0.5 / 3, 2.5 / 3]);
    expect(current).toEqual([]);
  });

  test('below zero hang down', () => {
    const [lost, won] = chart(years([-50, 100])).bars;
    expect(lost?.height).toBeCloseTo(-1 / 3);
    expect(won?.height).toBeCloseTo(2 / 3);
  });
});

test.each([
  [[0, 1, 0, 5], 'bars'],
  [[0, 1, 0, 6], 'lines'],
])('events of %j a month are %s', (values, drawn) => {
  const kpi = { ...known.kpi, decimals: 0, aggregation: 'SUM' as const };
  const { bars, current } = chart({ ...months(values), years: years([4, 6]).years, kpi });
  expect(bars.length > 0 ? 'bars' : 'lines').toBe(drawn);
  expect(current.length > 0 ? 'lines' : 'bars').toBe(drawn);
});

describe('is drawn', () => {
  test('of two values at least', () => {
    expect(charts(months([10, null, null]))).toEqual([]);
    expect(charts(years([null, 10]))).toEqual([]);
  });

  test('for its sector alone', () => {
    expect(charts(months([1, 2]), 0, ['another'])).toEqual([]);
  });
});

test('the alternative text contains every value, and names missing ones', () => {
  expect(chart(months([10, null, 30])).alt).toContain(`${report.label}: Jan. 10, Feb. kein Wert, März 30.`);
  expect(chart(years([50, 100])).alt).toContain(`${report.year - 1} 50, ${report.year} 100.`);
});
