import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { catalogueGoals } from '../../../../test/factories/strategies.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const of = (goal: { id: number }) => ({ params: { trackableGoalId: goal.id } });

/** A goal of the catalogue that no other test uses. */
async function anotherGoal() {
  const goals = await catalogueGoals(app.platform);
  const goal = goals.filter(({ sector }) => sector === 'e')[1];
  if (!goal) throw new Error('The catalogue has too few goals');
  return goal;
}

describe('taking up another goal', () => {
  test('puts it into the active strategy', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const other = await anotherGoal();
    const added = await member.client.tracking.addGoal({
      body: { goalId: other.id, measures: other.measures.slice(0, 2), dueOn: '2027-06-30' },
    });
    expect(added).toMatchObject({
      goalId: other.id,
      strategyId: goal.strategyId,
      active: true,
      dueOn: '2027-06-30',
    });
    expect(added.measures).toHaveLength(2);
    const { total } = await member.client.tracking.goals({ query: { active: true } });
    expect(total).toBe(4);
  });

  test('twenty at the same moment take it up once', async () => {
    const { member } = await aTrackedGoal(app);
    const other = await anotherGoal();
    const body = { goalId: other.id, measures: other.measures.slice(0, 1) };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => member.client.tracking.addGoal({ body })),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(Array(19).fill('tracking.goal_already_active'));
  });

  test('needs measures of its own', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const other = await anotherGoal();
    const add = (goalId: number, measures: number[]) =>
      member.client.tracking.addGoal({ body: { goalId, measures } });
    await expect(add(other.id, [goal.measures[0]?.measureId ?? 0])).rejects.toMatchObject({
      status: 400,
      i18nKey: 'tracking.measure_of_other_goal',
      fields: [{ path: 'measures/0', key: 'enum' }],
    });
    await expect(add(999_999, [1])).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.goal' });
    const [measure = 0] = other.measures;
    await expect(add(other.id, [measure, measure])).rejects.toMatchObject({
      fields: [{ path: 'measures/1', key: 'uniqueItems' }],
    });
  });

  test('needs an active strategy', async () => {
    const { member } = await aTrackedGoal(app);
    await member.client.strategies.finishActive();
    const other = await anotherGoal();
    const adding = member.client.tracking.addGoal({
      body: { goalId: other.id, measures: other.measures.slice(0, 1) },
    });
    await expect(adding).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.strategy' });
  });
});

describe('finishing a goal', () => {
  test('archives it today where the organisation is, and its measures are done', async () => {
    const { member, goal } = await aTrackedGoal(app);
    app.clock.set('2026-11-15T23:30:00Z');
    const finished = await member.client.tracking.finishGoal(of(goal));
    app.clock.set('2026-11-15T10:00:00Z');
    expect(finished).toMatchObject({
      active: false,
      inactiveSince: '2026-11-16',
      measures: [{ state: 'DONE' }],
    });
    const archive = await member.client.tracking.goals({ query: { active: false } });
    expect(archive.items).toMatchObject([{ id: goal.id }]);
    expect((await member.client.my.dashboard()).goals).toHaveLength(2);
  });

  test('gives unfinished measures the asked state and leaves the others', async () => {
    const { member, goal, measure } = await aTrackedGoal(app);
    const [, second = 0, third = 0] =
      (await catalogueGoals(app.platform)).find(({ id }) => id === goal.goalId)?.measures ?? [];
    const { measures } = await member.client.tracking.addMeasures({
      ...of(goal),
      body: { measures: [second, third] },
    });
    const write = (id: number, state: 'DONE' | 'PAUSED') =>
      member.client.tracking.updateMeasure({
        params: { trackableMeasureId: id },
        body: { version: 1, state },
      });
    await write(measure.id, 'DONE');
    await write(measures[1]?.id ?? 0, 'PAUSED');
    const finished = await member.client.tracking.finishGoal({
      ...of(goal),
      query: { measureState: 'DROPPED' },
    });
    expect(finished.measures.map(({ state }) => state)).toEqual(['DONE', 'DROPPED', 'DROPPED']);
  });

  test('happens once, however many try', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => member.client.tracking.finishGoal(of(goal))),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(Array(4).fill('tracking.goal_inactive'));
  });

  test('lets nobody change it or its measures afterwards', async () => {
    const { member, goal, measure } = await aTrackedGoal(app);
    await member.client.tracking.finishGoal(of(goal));
    const inactive = { status: 409, i18nKey: 'tracking.goal_inactive' };
    await expect(
      member.client.tracking.updateGoal({ ...of(goal), body: { version: 2, note: 'x' } }),
    ).rejects.toMatchObject(inactive);
    await expect(
      member.client.tracking.updateMeasure({
        params: { trackableMeasureId: measure.id },
        body: { version: 2, note: 'x' },
      }),
    ).rejects.toMatchObject(inactive);
    await expect(
      member.client.tracking.addMeasures({ ...of(goal), body: { measures: [1] } }),
    ).rejects.toMatchObject(inactive);
  });
});

describe('taking up an archived goal again', () => {
  test('continues it with all it had, in the active strategy', async () => {
    const { member, goal } = await aTrackedGoal(app);
    await member.client.tracking.updateGoal({
      ...of(goal),
      body: { version: 1, note: 'bleibt', dueOn: '2026-11-18' },
    });
    await member.client.tracking.finishGoal(of(goal));
    app.clock.set('2026-11-20T10:00:00Z');
    const again = await member.client.tracking.takeUpGoal(of(goal));
    app.clock.set('2026-11-15T10:00:00Z');
    expect(again).toMatchObject({
      id: goal.id,
      active: true,
      inactiveSince: null,
      note: 'bleibt',
      startedAt: '2026-11-20T10:00:00.000Z',
      dueOn: null,
      measures: [{ state: 'DONE' }],
    });
  });

  test('is refused while the same goal is worked on, and without a strategy', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const takeUp = () => member.client.tracking.takeUpGoal(of(goal));
    await expect(takeUp()).rejects.toMatchObject({ i18nKey: 'tracking.goal_already_active' });
    await member.client.tracking.finishGoal(of(goal));
    await member.client.tracking.addGoal({
      body: { goalId: goal.goalId, measures: [goal.measures[0]?.measureId ?? 0] },
    });
    await expect(takeUp()).rejects.toMatchObject({ status: 409, i18nKey: 'tracking.goal_already_active' });
    await member.client.strategies.finishActive();
    await expect(takeUp()).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.strategy' });
  });
});

describe('removing a goal', () => {
  test('deletes it and keeps its name in the history', async () => {
    const { member, goal } = await aTrackedGoal(app);
    await member.client.tracking.removeGoal(of(goal));
    await expect(member.client.tracking.goal(of(goal))).rejects.toMatchObject({ status: 404 });
    const { activity } = await app.client(member.token, 'en').my.dashboard();
    expect(activity[0]).toMatchObject({
      type: 'goal.removed',
      by: 'Katrin Lindner',
      goal: null,
      data: { name: 'Cut the carbon footprint' },
    });
  });

  test('leaves the last one, even when all go at the same moment', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const { items } = await member.client.tracking.goals({});
    const results = await Promise.allSettled(
      items.map((each) => member.client.tracking.removeGoal(of(each))),
    );
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.i18nKey] : [],
    );
    expect(reasons).toEqual(['tracking.last_goal']);
    expect(goal.active).toBe(true);
  });
});
