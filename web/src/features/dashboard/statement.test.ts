import type { Dashboard } from '@metra/contract/operations/my';
import { GoalStatus, type NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDashboard, aGoalCard, aMeasureRow } from '../../../test/dashboard-builders.ts';
import { aGoalKpi } from '../../../test/goal-builders.ts';
import { anOverviewRow } from '../../../test/kpi-builders.ts';
import { statementOf } from './statement.ts';

const goals = (...statuses: Dashboard['goals'][number]['status'][]) =>
  aDashboard({
    goals: statuses.map((status, index) => aGoalCard({ id: index + 1, status, progress: 0.5 })),
    measures: { inProgress: 2, done: 1, total: 3 },
  });

const unjudged = (...reasons: NoJudgement[]) =>
  aDashboard({
    goals: reasons.map((noJudgement, index) =>
      aGoalCard({
        id: index + 1,
        name: `Ziel ${index + 1}`,
        status: 'NO_DATA',
        progress: null,
        expectedProgress: null,
        leadingKpi: aGoalKpi({ noJudgement }),
      }),
    ),
  });

describe('the statement on the first days', () => {
  test('it names a goal that waits for its first values beside others that have some', () => {
    const [waiting] = unjudged('NO_VALUES').goals;
    const others = goals('ON_TRACK').goals;
    expect(statementOf(aDashboard({ goals: [...others, ...(waiting ? [waiting] : [])] })).second).toEqual({
      word: 'noValues',
      goal: 'Ziel 1',
    });
  });

  test('it names missing months, not missing current values, once there are first values', () => {
    expect(statementOf(unjudged('INCOMPLETE', 'NO_VALUES'))).toEqual({
      first: { word: 'unjudged' },
      second: { word: 'incomplete', goal: 'Ziel 1' },
    });
  });
});

describe('the first sentence of the statement', () => {
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
    [goals('MISSED'), { word: 'missedOne' }],
    [goals('ON_TRACK', 'NO_DATA', 'AT_RISK'), { word: 'one', total: 3 }],
    [goals('ON_TRACK', 'NO_DATA'), { word: 'one', total: 2 }],
    [goals('NO_DATA', 'NO_TARGET'), { word: 'unjudged' }],
    [goals('NO_TARGET', 'NO_TARGET'), { word: 'start', total: 2 }],
    [goals('REACHED', 'NO_TARGET'), { word: 'one', total: 2 }],
  ])('counts the goals that are on track, of all there are (%#)', (dashboard, first) => {
    expect(statementOf(dashboard).first).toEqual(first);
  });

  test('it states the targets while nothing is entered, and the progress after that', () => {
    const entered = { ...anOverviewRow(), distance: null, open: null };
    const told = (kpi: Dashboard['kpis'][number]) =>
      statementOf({ ...goals('NO_DATA', 'NO_TARGET', 'NO_DATA'), kpis: [kpi] });
    expect(told({ ...entered, latest: null })).toEqual({
      first: { word: 'targetsSet', count: 2 },
      second: { word: 'firstValues' },
    });
    expect(told(entered)).toMatchObject({ first: { word: 'unjudged' }, second: { word: 'noData' } });
  });

  test('it never says more than the cards do', () => {
    const statuses = fc.array(fc.constantFrom(...GoalStatus.options), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(statuses, (all) => {
        const { first, second } = statementOf(goals(...all));
        const count = (...wanted: GoalStatus[]) => all.filter((status) => wanted.includes(status)).length;
        const onTrack = count('ON_TRACK', 'REACHED');
        if (first.word === 'reached' || first.word === 'reachedOne')
          expect(count('REACHED')).toBe(all.length);
        if (first.word === 'all' || first.word === 'allOne') expect(onTrack).toBe(all.length);
        if (first.word === 'one') expect(onTrack).toBe(1);
        if (first.word === 'some') expect(onTrack).toBe(first.onTrack);
        if (first.word === 'none' || first.word === 'noneOne') expect(onTrack).toBe(0);
        if ('total' in first) expect(first.total).toBe(all.length);
        expect(first.word === 'start').toBe(count('NO_TARGET') === all.length);
        if (first.word === 'unjudged') expect(count('NO_DATA', 'NO_TARGET')).toBe(all.length);
        if (second.word === 'calm') expect(onTrack).toBe(all.length);
      }),
    );
  });
});

describe('the second sentence of the statement', () => {
  test('it names the goal that is furthest behind', () => {
    const dashboard = aDashboard({
      measures: { inProgress: 1, done: 1, total: 2 },
      goals: [
        aGoalCard({ name: 'Wasser', status: 'AT_RISK', progress: 0.4, expectedProgress: 0.55 }),
        aGoalCard({ name: 'Energie', status: 'OFF_TRACK', progress: 0.1, expectedProgress: 0.6 }),
      ],
    });
    expect(statementOf(dashboard).second).toEqual({ word: 'behind', goal: 'Energie', points: 50 });
  });

  test('it names a missed target before anything else, then a goal without data', () => {
    const [missed, late, silent] = [
      aGoalCard({ name: 'Wasser', status: 'MISSED', progress: 0.9, expectedProgress: 1 }),
      aGoalCard({ name: 'Energie', status: 'OFF_TRACK', progress: 0.1, expectedProgress: 0.6 }),
      aGoalCard({ name: 'Abfall', status: 'NO_DATA', progress: null, expectedProgress: null }),
    ];
    expect(statementOf(aDashboard({ goals: [silent, late, missed] })).second).toEqual({
      word: 'missed',
      goal: 'Wasser',
    });
    expect(statementOf(aDashboard({ goals: [silent, late] })).second).toMatchObject({ word: 'behind' });
    const fine = aGoalCard({ status: 'ON_TRACK' });
    expect(statementOf(aDashboard({ goals: [fine, silent] })).second).toEqual({
      word: 'noData',
      goal: 'Abfall',
    });
  });

  test('it names the baseline if only that is missing, as the card does', () => {
    const goal = aGoalCard({
      name: 'Abfall',
      status: 'NO_DATA',
      leadingKpi: aGoalKpi({ status: 'NO_DATA', noJudgement: 'NO_BASELINE' }),
    });
    expect(statementOf(aDashboard({ goals: [goal] })).second).toEqual({ word: 'noBaseline', goal: 'Abfall' });
  });

  test('it asks for no values while the first period runs', () => {
    const begun = aGoalCard({
      name: 'Führung',
      status: 'NO_DATA',
      leadingKpi: aGoalKpi({ status: 'NO_DATA', noJudgement: 'RUNNING' }),
    });
    const silent = aGoalCard({ name: 'Abfall', status: 'NO_DATA' });
    expect(statementOf(aDashboard({ goals: [begun] })).second).toEqual({
      word: 'firstRuns',
      goal: 'Führung',
    });
    expect(statementOf(aDashboard({ goals: [begun, silent] })).second).toMatchObject({ word: 'noData' });
  });

  test('it asks for values while some are missing', () => {
    const tasks = [{ type: 'KPI_MISSING' as const, title: 'Strom', dueOn: '2026-10-31', link: '/app/x' }];
    const goal = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({})] });
    expect(statementOf(aDashboard({ goals: [goal], tasks })).second).toEqual({ word: 'values' });
  });

  test('it counts overdue measures, or says that nothing is left to do', () => {
    const done = { inProgress: 1, done: 1, total: 2 };
    const late = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({ overdue: true })] });
    expect(statementOf(aDashboard({ goals: [late], measures: done })).second).toEqual({
      word: 'overdue',
      count: 1,
    });
    const calm = aGoalCard({ status: 'ON_TRACK', measures: [aMeasureRow({})] });
    expect(statementOf(aDashboard({ goals: [calm], measures: done })).second).toEqual({ word: 'calm' });
  });

  test('it asks for targets at the beginning', () => {
    const one = aGoalCard({ status: 'NO_TARGET' });
    expect(statementOf(aDashboard({ goals: [one] })).second).toEqual({ word: 'setTarget', total: 1 });
  });
});
