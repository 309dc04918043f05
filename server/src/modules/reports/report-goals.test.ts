import { describe, expect, test } from 'vitest';
import { strategyOf } from './report-goals.ts';

const strategy = {
  id: 7,
  name: 'Weiter so',
  state: 'ACTIVE' as const,
  activated_on: '2025-06-15',
  finished_on: null,
};
const finished = { ...strategy, state: 'FINISHED' as const, finished_on: '2026-02-15' };

/** A goal with a due date and KPIs with these target dates. */
const goal = (due_on: string | null, targets: (string | null)[] = [], strategy_id = strategy.id) => ({
  strategy_id,
  due_on,
  kpis: targets.map((date) => ({ target: date === null ? null : { date, value: 1 } })),
});

const lastYear = (...goals: ReturnType<typeof goal>[]) => strategyOf(strategy, goals, '2026-12-31').lastYear;

describe('the years of a strategy', () => {
  test('start with the first one, whatever year the report is about', () => {
    for (const day of ['2025-12-31', '2027-12-31'])
      expect(strategyOf(strategy, [], day).firstYear).toBe(2025);
  });

  test('end with the last day its goals or their KPIs work towards', () => {
    expect(lastYear(goal('2028-03-31'), goal('2027-12-31'))).toBe(2028);
    expect(lastYear(goal('2028-03-31', [null, '2031-12-31', '2030-12-31']))).toBe(2031);
    expect(lastYear(goal('2032-03-31', ['2031-12-31']))).toBe(2032);
  });

  test('are not those of another strategy', () => {
    expect(lastYear(goal('2027-12-31'), goal('2040-12-31', ['2045-12-31'], 8))).toBe(2027);
  });

  test('have no end where nothing says when', () => {
    expect(lastYear()).toBeNull();
    expect(lastYear(goal(null, [null]))).toBeNull();
  });

  test('do not end before they began', () => {
    expect(lastYear(goal('2024-12-31'))).toBe(2025);
  });
});

describe('a strategy that was finished', () => {
  test('was still worked on before that day', () => {
    expect(strategyOf(finished, [goal('2030-12-31')], '2026-02-14')).toMatchObject({
      state: 'ACTIVE',
      finishedOn: null,
      lastYear: 2030,
    });
  });

  test('is over from that day on, and its years with it', () => {
    expect(strategyOf(finished, [goal('2030-12-31')], '2026-02-15')).toMatchObject({
      state: 'FINISHED',
      finishedOn: '2026-02-15',
      lastYear: 2026,
    });
  });
});
