import type { SentQuery } from '@metra/contract/core/operation';
import type { tracking } from '@metra/contract/operations/tracking';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOwnKpi, aSubscriber } from '../../../../test/factories/kpis.ts';
import { catalogueGoals } from '../../../../test/factories/strategies.ts';
import { aTrackedGoal, type Tracked } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const of = (goal: { id: number }) => ({ params: { trackableGoalId: goal.id } });

describe('a tracked goal', () => {
  test('has a history, KPIs and measures', async () => {
    const { goal } = await aTrackedGoal(app);
    expect(goal).toMatchObject({
      slug: 'cut-emissions',
      name: 'CO₂-Fußabdruck senken',
      sector: 'e',
      image: '/pictures/goals/e/cut-emissions.svg',
      landingPage: { slug: 'co2-fussabdruck-senken', title: 'CO₂-Fußabdruck senken' },
      active: true,
      inactiveSince: null,
      startedAt: '2026-11-15T10:00:00.000Z',
      dueOn: null,
      progress: null,
      expectedProgress: null,
      status: 'NO_TARGET',
      judgedOn: 'TODAY',
      note: null,
      version: 1,
    });
    expect(goal.measures).toMatchObject([
      { state: 'IN_PROGRESS', overdue: false, rating: null, evidence: [] },
    ]);
    expect(goal.kpis.length).toBeGreaterThan(0);
    expect(goal.kpis[0]).toMatchObject({ baseline: null, target: null, actual: null, progress: null });
  });

  test('comes in the asked language', async () => {
    const { goal, member } = await aTrackedGoal(app);
    const english = await app.client(member.token, 'en').tracking.goal(of(goal));
    expect(english.name).toBe('Cut the carbon footprint');
    expect(english.measures[0]?.name).toBe('Create a Scope 1 and 2 carbon footprint');
  });

  test('stays readable when it is taken out of the catalogue', async () => {
    const { kysely } = app.platform.database;
    const { goal, member } = await aTrackedGoal(app, { sectors: ['g'] });
    const setOffered = (active: boolean) =>
      kysely.updateTable('goals').set({ active }).where('id', '=', goal.goalId).execute();
    await setOffered(false);
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({ name: goal.name });
    expect((await member.client.my.dashboard()).goals).toMatchObject([{ name: goal.name }]);
    await setOffered(true);
  });
});

describe('changing a goal', () => {
  const kpiOf = ({ goal }: Tracked) => goal.kpis[0]?.kpiId ?? 0;

  test('sets due date, note, baselines and targets', async () => {
    const tracked = await aTrackedGoal(app);
    const { member, goal } = tracked;
    const kpi = {
      kpiId: kpiOf(tracked),
      baseline: { period: '2025', value: 120.5 },
      target: { date: '2028-12-31', value: 60 },
    };
    const changed = await member.client.tracking.updateGoal({
      ...of(goal),
      body: { version: 1, dueOn: '2027-11-15', note: ' Mit der Geschäftsführung abgestimmt ', kpis: [kpi] },
    });
    expect(changed).toMatchObject({
      dueOn: '2027-11-15',
      note: 'Mit der Geschäftsführung abgestimmt',
      status: 'NO_DATA',
      expectedProgress: null,
      version: 2,
      kpis: expect.arrayContaining([
        expect.objectContaining({ ...kpi, baseline: { ...kpi.baseline, changed: null } }),
      ]),
    });
    expect(await member.client.tracking.goal(of(goal))).toEqual(changed);
  });

  test('keeps fields that are missing and clears those that are null', async () => {
    const tracked = await aTrackedGoal(app);
    const { member, goal } = tracked;
    const kpiId = kpiOf(tracked);
    const write = (body: Parameters<typeof member.client.tracking.updateGoal>[0]['body']) =>
      member.client.tracking.updateGoal({ ...of(goal), body });
    const baseline = { period: '2025-Q1', value: 3 };
    await write({ version: 1, dueOn: '2027-01-01', note: 'x', kpis: [{ kpiId, baseline }] });
    const target = { date: '2030-01-01', value: 1 };
    expect(await write({ version: 2, kpis: [{ kpiId, target }] })).toMatchObject({
      dueOn: '2027-01-01',
      note: 'x',
      kpis: expect.arrayContaining([
        expect.objectContaining({ kpiId, baseline: { ...baseline, changed: null }, target }),
      ]),
    });
    expect(
      await write({ version: 3, dueOn: null, note: ' ', kpis: [{ kpiId, baseline: null }] }),
    ).toMatchObject({
      dueOn: null,
      note: null,
      kpis: expect.arrayContaining([expect.objectContaining({ kpiId, baseline: null, target })]),
    });
  });

  test('adds a KPI of the catalogue', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const { id: kpiId } = await app.platform.database.kysely
      .selectFrom('kpis')
      .select('id')
      .where(
        'id',
        'not in',
        goal.kpis.map((kpi) => kpi.kpiId),
      )
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { kpis } = await member.client.tracking.updateGoal({
      ...of(goal),
      body: { version: 1, kpis: [{ kpiId }] },
    });
    expect(kpis).toHaveLength(goal.kpis.length + 1);
  });

  test('with a KPI that is unknown or another company’s is refused', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const theirs = await anOwnKpi(await aSubscriber(app), 'Späne');
    for (const kpiId of [999_999, theirs.id]) {
      const writing = member.client.tracking.updateGoal({
        ...of(goal),
        body: { version: 1, note: 'x', kpis: [{ kpiId }] },
      });
      await expect(writing).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.kpi' });
    }
    expect(await member.client.tracking.goal(of(goal))).toEqual(goal);
  });

  test('by someone who has seen an older version is refused and changes nothing', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const write = (note: string) =>
      member.client.tracking.updateGoal({ ...of(goal), body: { version: 1, note } });
    const results = await Promise.allSettled([write('eins'), write('zwei'), write('drei')]);
    const winners = results.filter(({ status }) => status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ status: 409, i18nKey: 'conflict.version' });
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({ version: 2 });
  });

  test('with the first and last day there are works, and none before', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const write = (version: number, dueOn: string) =>
      member.client.tracking.updateGoal({ ...of(goal), body: { version, dueOn } });
    expect(await write(1, '9999-12-31')).toMatchObject({ dueOn: '9999-12-31' });
    expect(await write(2, '0001-01-01')).toMatchObject({ dueOn: '0001-01-01' });
    await expect(write(3, '0000-01-01')).rejects.toMatchObject({ status: 400 });
  });
});

describe('the list of goals', () => {
  test('is sorted, filtered and paged', async () => {
    const { member } = await aTrackedGoal(app);
    const list = (query: SentQuery<typeof tracking.goals>) => member.client.tracking.goals({ query });
    const names = (await list({ sort: 'name' })).items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect((await list({ sort: '-name' })).items.map(({ name }) => name)).toEqual(names.toReversed());
    expect(await list({ sector: 's' })).toMatchObject({ total: 1, items: [{ sector: 's' }] });
    expect(await list({ page: 1, pageSize: 2 })).toMatchObject({ total: 3, items: [{ sector: 'g' }] });
    expect(await list({ page: 9 })).toMatchObject({ total: 3, items: [] });
  });
});

test('the history of a goal lists events, newest first', async () => {
  const { member, goal, measure } = await aTrackedGoal(app);
  const [, second = 0] =
    (await catalogueGoals(app.platform)).find(({ id }) => id === goal.goalId)?.measures ?? [];
  await member.client.tracking.updateGoal({ ...of(goal), body: { version: 1, note: 'x' } });
  await member.client.tracking.addMeasures({ ...of(goal), body: { measures: [second] } });
  await member.client.tracking.updateMeasure({
    params: { trackableMeasureId: measure.id },
    body: { version: 1, state: 'DONE', note: 'fertig', dueOn: '2026-12-01' },
  });
  await member.client.tracking.finishGoal({ ...of(goal), query: { measureState: 'PAUSED' } });
  const history = await member.client.tracking.goalHistory({ ...of(goal), query: { pageSize: 4 } });
  expect(history.total).toBe(6);
  expect(history.items).toMatchObject([
    { type: 'goal.finished', data: { measureState: 'PAUSED' }, goal: { id: goal.id, name: goal.name } },
    { type: 'measure.changed', data: { fields: 'dueOn note' }, measure: { id: measure.id } },
    { type: 'measure.state_changed', data: { from: 'IN_PROGRESS', to: 'DONE' } },
    { type: 'measure.added', by: 'Katrin Lindner' },
  ]);
});
