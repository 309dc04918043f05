import type { Dashboard } from '@metra/contract/my';
import { describe, expect, test } from 'vitest';
import { aDashboard, aGoalCard, aMeasureRow } from '../../../test/dashboard-builders.ts';
import { statementOf } from './statement.ts';

const goals = (...statuses: Dashboard['goals'][number]['status'][]) =>
  aDashboard({
    goals: statuses.map((status, index) => aGoalCard({ id: index + 1, status, progress: 0.5 })),
    measures: { inProgress: 2, done: 1, total: 3 },
  });

describe('the first sentence', () => {
  test.each([
    [goals(), { word: 'empty' }],
    [goals('ON_TRACK'), { word: 'allOne' }],
    [goals('AT_RISK'), { word: 'noneOne' }],
    [goals('REACHED'), { word: 'reachedOne' }],
    [goals('REACHED', 'REACHED'), { word: 'reached', total: 2 }],
    [goals('ON_TRACK', 'REACHED', 'ON_TRACK'), { word: 'all', total: 3 }],
    [goals('ON_TRACK', 'AT_RISK', 'OFF_TRACK'), { word: 'one', total: 3 }],
    [goals('ON_TRACK', 'AT_RISK', 'ON_TRACK'), { word: 'some', onTrack: 2, total: 3 }],
    [goals('AT_RISK', 'OFF_TRACK'), { word: 'none', total: 2 }],
    [goals('ON_TRACK', 'NO_DATA', 'AT_RISK'), { word: 'one', total: 2 }],
  ])('counts the goals that are on track (%#)', (dashboard, first) => {
    expect(statementOf(dashboard).first).toEqual(first);
  });

  test('does not praise a strategy nobody has worked on yet', () => {
    const fresh = { ...goals('ON_TRACK', 'ON_TRACK'), measures: { inProgress: 2, done: 0, total: 2 } };
    expect(statementOf(fresh).first).toEqual({ word: 'start' });
  });

  test('still says when such a strategy falls behind', () => {
    const late = { ...goals('ON_TRACK', 'OFF_TRACK'), measures: { inProgress: 2, done: 0, total: 2 } };
    expect(statementOf(late).first).toEqual({ word: 'one', total: 2 });
  });
});

describe('the second sentence', () => {
  test('names the goal that is furthest behind', () => {
    const dashboard = aDashboard({
      measures: { inProgress: 1, done: 1, total: 2 },
      goals: [
        aGoalCard({ name: 'Wasser', status: 'AT_RISK', progress: 0.4, expectedProgress: 0.55 }),
        aGoalCard({ name: 'Energie', status: 'OFF_TRACK', progress: 0.1, expectedProgress: 0.6 }),
      ],
    });
    expect(statementOf(dashboard).second).toEqual({ word: 'behind', goal: 'Energie', points: 50 });
  });

  test('says what moves backwards without a plan', () => {
    const goal = aGoalCard({ name: 'Wasser', status: 'AT_RISK', progress: -0.2, expectedProgress: null });
    const dashboard = aDashboard({ goals: [goal], measures: { inProgress: 0, done: 1, total: 1 } });
    expect(statementOf(dashboard).second).toEqual({ word: 'backwards', goal: 'Wasser' });
  });

  test('counts what is late, and is calm otherwise', () => {
    const done = { inProgress: 1, done: 1, total: 2 };
    const late = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({ overdue: true })] });
    expect(statementOf(aDashboard({ goals: [late], measures: done })).second).toEqual({
      word: 'overdue',
      count: 1,
    });
    const calm = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({})] });
    expect(statementOf(aDashboard({ goals: [calm], measures: done })).second).toEqual({ word: 'calm' });
  });

  test('asks for dates at the beginning', () => {
    const fresh = { inProgress: 1, done: 0, total: 1 };
    const undated = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({ dueOn: null })] });
    expect(statementOf(aDashboard({ goals: [undated], measures: fresh })).second).toEqual({ word: 'plan' });
    const dated = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({ dueOn: '2026-12-01' })] });
    expect(statementOf(aDashboard({ goals: [dated], measures: fresh })).second).toEqual({
      word: 'work',
      count: 1,
    });
  });
});
