import { describe, expect, test } from 'vitest';
import type { Amounts, Cost } from './cost.ts';
import { excessesOf, leastCpu, messageOf } from './judge.ts';
import { limitsIn, textOf } from './limits.ts';
import { newLimits } from './new-limits.ts';

const amounts = { statements: 2, rows: 3_000, bytes: 9_000, cpu: 100 };
const cost = (further: Partial<Amounts>, first?: Partial<Amounts>): Cost => ({
  operation: 'kpiHistory.overview',
  company: 'sixty-kpis',
  first: first && { ...amounts, ...first },
  further: { ...amounts, ...further },
});
const judged = (of: Cost, limit = cost({})) => excessesOf(of, limit).map((excess) => messageOf(of, excess));

describe('a limit', () => {
  test.each([{ rows: 3_600 }, { bytes: 10_800, cpu: 120 }, { statements: 1, rows: 0, bytes: 0, cpu: 0 }])(
    'may be exceeded by a fifth: %o',
    (measured) => {
      expect(judged(cost(measured))).toEqual([]);
    },
  );

  test('that is exceeded by more is named with the operation, the company and the share', () => {
    expect(judged(cost({ rows: 12_400 }))).toEqual([
      'kpiHistory.overview for the company of 60 KPIs reads 12,400 rows, 313 % more than the limit of 3,000',
    ]);
    expect(judged(cost({ statements: 62 }, { cpu: 150 }))).toEqual([
      'kpiHistory.overview for the company of 60 KPIs takes 150 units of processor time in the first call after a change, 50 % more than the limit of 100',
      'kpiHistory.overview for the company of 60 KPIs sends 62 statements in a further call, 3,000 % more than the limit of 2',
    ]);
  });

  test('of a few rows or bytes may be exceeded by a few', () => {
    const limit = cost({ rows: 0, bytes: 4 });
    expect(judged(cost({ rows: 20, bytes: 504 }), limit)).toEqual([]);
    expect(judged(cost({ rows: 21, bytes: 505 }), limit)).toHaveLength(2);
  });
});

describe('the file of limits', () => {
  const limits = newLimits(
    [cost({ cpu: leastCpu / 2 }, { statements: 5 }), { ...cost({}), company: 'demo' }],
    new Map(),
  );

  test('contains what was measured, with room for processor time', () => {
    const lines = textOf(limits).split('\n').slice(3);
    expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
      'kpiHistory.overview  sixty-kpis  5, then 2  3000  9000  150, then -',
      'kpiHistory.overview  demo  2  3000  9000  150',
      '',
    ]);
    expect(textOf(limitsIn(textOf(limits)))).toBe(textOf(limits));
  });

  test('becomes tighter when a call costs less, and stays as it is when processor time varies', () => {
    const written = limitsIn(textOf(limits));
    const demo = (of: Partial<Amounts>) => [{ ...cost(of), company: 'demo' }];
    const limitFor = (of: Partial<Amounts>) =>
      newLimits(demo(of), written).get('kpiHistory.overview demo')?.further;
    expect(limitFor({ rows: 30, cpu: 50 })).toEqual({ ...amounts, rows: 30, cpu: 75 });
    expect(limitFor({ cpu: 90 })).toEqual({ ...amounts, cpu: 150 });
    expect(limitFor({ cpu: 140 })).toEqual({ ...amounts, cpu: 150 });
  });
});
