import type { Dashboard } from '@metra/contract/operations/my';
import { describe, expect, test } from 'vitest';
import { aDashboard, aGoalCard, aMeasureRow } from '../../../test/dashboard-builders.ts';
import { columnBalance } from './column-balance.ts';

const many = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one);

const task: Dashboard['tasks'][number] = { type: 'KPI_MISSING', title: 'Strom', dueOn: null, link: '/app' };

const withSo = (kpis: number, tasks: number, measures: number) =>
  columnBalance({
    ...aDashboard({
      tasks: many(tasks, task),
      goals: [aGoalCard({ measures: many(measures, aMeasureRow({})) })],
    }),
    kpis: { length: kpis } as Dashboard['kpis'],
  });

describe('the columns below the goals end at the same height', () => {
  test('many tasks leave space for more measures', () => {
    expect(withSo(8, 2, 10).measures).toBe(5);
    expect(withSo(6, 7, 10).measures).toBeGreaterThan(5);
    expect(withSo(6, 7, 3).measures).toBe(3);
  });

  test('the ring is small beside many tasks and few other rows', () => {
    expect(withSo(3, 7, 1).progress).toBe('short');
    expect(withSo(8, 3, 10).progress).toBe('tall');
  });

  test('the activities fill the space that few tasks leave', () => {
    expect(withSo(8, 0, 10).activity).toBe('beside');
    expect(withSo(8, 7, 10).activity).toBe('below');
  });
});
