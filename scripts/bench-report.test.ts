import { expect, test } from 'vitest';
import { createReport } from '../bench/report.ts';

/** What a bench prints, and how its process ends. */
function reported(...rows: readonly boolean[]): { code: number; lines: string[] } {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  for (const isGood of rows) report.row('list', '0.7 of bare', isGood);
  return { code: report.end(), lines };
}

test('a bench that keeps its budgets ends well', () => {
  expect(reported(true, true).code).toBe(0);
});

test('a bench that misses one budget fails, whatever comes after it', () => {
  const { code, lines } = reported(true, false, true);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes('MISS'))).toHaveLength(1);
  expect(lines.at(-1)).toContain('1 missed');
});
