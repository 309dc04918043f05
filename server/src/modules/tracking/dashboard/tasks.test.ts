import { type GoalStatus, MeasureState } from '@metra/contract/shapes/tracking-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TaskSources, tasksOf } from './tasks.ts';

const today = Temporal.PlainDate.from('2026-11-15');
const nothing: TaskSources = {
  goals: [],
  measures: [],
  kpis: [],
  subscription: null,
  isProfileComplete: true,
};
const measure = (dueOn: string | null, state: MeasureState = 'IN_PROGRESS') => ({
  id: 3,
  goalId: 7,
  name: 'LED-Beleuchtung',
  state,
  dueOn,
});
const tasks = (sources: Partial<TaskSources>, language: 'de' | 'en' = 'de') =>
  tasksOf({ ...nothing, ...sources }, today, language);

describe('tasks', () => {
  test('there are none when nothing waits', () => {
    expect(tasks({ measures: [measure(null)] })).toEqual([]);
  });

  test.each([
    ['2026-11-14', 'MEASURE_OVERDUE'],
    ['2026-11-15', 'MEASURE_DUE'],
    ['2026-11-29', 'MEASURE_DUE'],
    ['2026-11-30', undefined],
  ])('a measure due on %s: %s', (dueOn, type) => {
    expect(tasks({ measures: [measure(dueOn)] })[0]?.type).toBe(type);
  });

  test('a measure links to its place on the page of its goal', () => {
    expect(tasks({ measures: [measure('2026-11-15')] })).toEqual([
      {
        type: 'MEASURE_DUE',
        title: 'LED-Beleuchtung',
        dueOn: '2026-11-15',
        link: '/app/dashboard/goals/7#measure-3',
      },
    ]);
  });

  test.each(['DONE', 'PAUSED', 'DROPPED'] as const)('a measure that is %s is nobody’s task', (state) => {
    expect(tasks({ measures: [measure('2026-01-01', state)] })).toEqual([]);
  });

  test.each([
    ['2026-11-22', true, 1],
    ['2026-11-23', true, 0],
    ['2026-12-15', false, 1],
    ['2026-12-16', false, 0],
  ])('a subscription until %s (trial: %s) makes %d task', (activeUntil, isTrial, count) => {
    expect(tasks({ subscription: { activeUntil, isTrial, autoRenew: false } })).toHaveLength(count);
  });

  test('a subscription that renews itself is no task', () => {
    expect(tasks({ subscription: { activeUntil: '2026-11-16', isTrial: false, autoRenew: true } })).toEqual(
      [],
    );
  });

  test('texts come in the asked language', () => {
    const sources = {
      isProfileComplete: false,
      subscription: { activeUntil: '2026-11-16', isTrial: true, autoRenew: false },
    };
    expect(tasks(sources, 'en').map(({ title }) => title)).toEqual([
      'Your trial ends',
      'Complete your company profile',
    ]);
  });

  const day = fc.integer({ min: -400, max: 400 }).map((days) => today.add({ days }).toString());
  const anyMeasure = fc.record({
    id: fc.nat(),
    goalId: fc.nat(),
    name: fc.string(),
    state: fc.constantFrom(...MeasureState.options),
    dueOn: fc.option(day, { nil: null }),
  });
  const anyKpi = fc.record({ name: fc.string(), dueOn: day, link: fc.string() });

  test('the earliest day comes first, and tasks without a day last', () => {
    fc.assert(
      fc.property(
        fc.array(anyMeasure),
        fc.array(anyKpi, { maxLength: 80 }),
        fc.boolean(),
        (measures, kpis, isProfileComplete) => {
          const days = tasks({ measures, kpis, isProfileComplete }).map(({ dueOn }) => dueOn ?? '9999');
          expect(days).toEqual(days.toSorted());
          expect(days.length).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});

describe('goals', () => {
  const goal = { id: 7, name: 'Energie', mend: null, isUnset: false, isOff: false };
  const tasks = (status: GoalStatus, wishes: Partial<TaskSources['goals'][number]> = {}) =>
    tasksOf({ ...nothing, goals: [{ ...goal, status, ...wishes }] }, today, 'de');

  test('that cannot be rated say what is missing', () => {
    const page = '/app/dashboard/goals/7#kpis-title';
    expect(tasks('NO_TARGET')).toMatchObject([
      { type: 'GOAL_WITHOUT_TARGET', title: 'Energie', link: '/app/dashboard/goals/7#target' },
    ]);
    expect(tasks('NO_DATA', { isUnset: true })).toMatchObject([{ type: 'GOAL_WITHOUT_TARGET' }]);
    expect(tasks('NO_DATA', { mend: '/app/x' })).toMatchObject([
      { type: 'GOAL_WITHOUT_DATA', link: '/app/x' },
    ]);
    expect(tasks('MISSED')).toMatchObject([{ type: 'GOAL_MISSED', link: page }]);
    expect(tasks('ON_TRACK')).toEqual([]);
    expect(tasks('NO_DATA', { isOff: true, mend: '/app/x' })).toEqual([]);
    expect(tasks('NO_TARGET', { isOff: true })).toEqual([]);
  });

  test('do not ask twice for the same values', () => {
    const kpis = [{ name: 'Strom', dueOn: '2026-10-31', link: '/app/x' }];
    const goals = [{ ...goal, status: 'NO_DATA' as const, mend: '/app/x' }];
    expect(tasksOf({ ...nothing, kpis, goals }, today, 'de').map(({ type }) => type)).toEqual([
      'KPI_MISSING',
    ]);
  });
});
