import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { aRecord } from '../../../../test/factories/kpis.ts';
import { aMemberWithStrategy, catalogueGoals } from '../../../../test/factories/strategies.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the dashboard', () => {
  test('shows organisation, strategy, goals, sectors, measures and what happened', async () => {
    const { member, strategy } = await aMemberWithStrategy(app);
    const dashboard = await member.client.my.dashboard();
    expect(dashboard).toMatchObject({
      strategy: { id: strategy.id, name: 'Strategie 2026', activatedAt: '2026-11-15T10:00:00.000Z' },
      organisation: { id: member.organisationId, name: 'Lindner Metallbau GmbH', logoUrl: null },
      goals: [
        {
          sector: 'e',
          name: 'CO₂-Fußabdruck senken',
          progress: null,
          status: 'NO_TARGET',
          leadingKpi: { actual: null },
        },
        { sector: 's' },
        { sector: 'g' },
      ],
      sectors: [
        { sector: 'e', goals: 1, progress: null },
        { sector: 's', goals: 1, progress: null },
        { sector: 'g', goals: 1, progress: null },
      ],
      measures: { inProgress: 3, done: 0, total: 3 },
    });
    // Nobody has entered a value yet.
    expect(new Set(dashboard.tasks.map(({ type }) => type))).toEqual(
      new Set(['KPI_MISSING', 'GOAL_WITHOUT_TARGET']),
    );
    expect(dashboard.goals[0]?.measures).toMatchObject([{ state: 'IN_PROGRESS', overdue: false }]);
    expect(dashboard.activity.map(({ type }) => type)).toEqual([
      'goal.taken_up',
      'goal.taken_up',
      'goal.taken_up',
      'strategy.activated',
    ]);
  });

  test('a sector without a goal says so', async () => {
    const { member } = await aMemberWithStrategy(app, { sectors: ['s'] });
    expect((await member.client.my.dashboard()).sectors).toEqual([
      { sector: 'e', goals: 0, progress: null },
      { sector: 's', goals: 1, progress: null },
      { sector: 'g', goals: 0, progress: null },
    ]);
  });

  test('agrees with the page of each goal', async () => {
    const { member, goal, measure } = await aTrackedGoal(app);
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { version: 1, state: 'DONE' },
    });
    const [card] = (await member.client.my.dashboard()).goals;
    const page = await member.client.tracking.goal({ params: { trackableGoalId: goal.id } });
    const { progress, expectedProgress, status, name, image } = page;
    expect(card).toMatchObject({ progress, expectedProgress, status, name, image });
  });

  test('shows overdue and due tasks, and the end of the trial', async () => {
    const { member, goal, measure } = await aTrackedGoal(app);
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { version: 1, dueOn: '2026-11-10' },
    });
    app.clock.set('2026-12-10T10:00:00Z');
    const again = await signedIn(app, member);
    const { tasks, today } = await again.client.my.dashboard();
    app.clock.set('2026-11-15T10:00:00Z');
    expect(today).toBe('2026-12-10');
    expect(tasks.filter(({ type }) => type !== 'KPI_MISSING' && type !== 'GOAL_WITHOUT_TARGET')).toEqual([
      {
        type: 'MEASURE_OVERDUE',
        title: measure.name,
        dueOn: '2026-11-10',
        link: `/app/dashboard/goals/${goal.id}#measure-${measure.id}`,
      },
      {
        type: 'SUBSCRIPTION_ENDING',
        title: 'Ihre Testphase endet',
        dueOn: '2026-12-15',
        link: '/app/profile/abo',
      },
    ]);
  });

  test('without a strategy is not available', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(member.client.my.dashboard()).rejects.toMatchObject({
      status: 404,
      i18nKey: 'strategy.noActiveStrategy',
    });
  });
});

describe('KPIs of the goals', () => {
  test('are listed with value, target, distance to plan and a link to the next value', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['s'] });
    const [kpi] = goal.kpis;
    if (!kpi) throw new Error('The goal has no KPI');
    const entered = { id: kpi.kpiId };
    const rowOf = async () =>
      (await member.client.my.dashboard()).kpis.find((each) => each.kpi.id === kpi.kpiId);
    expect(await rowOf()).toMatchObject({ latest: null, target: { target: null }, distance: null });
    await aRecord(member, entered, '2026-09', 3);
    expect(await rowOf()).toMatchObject({
      latest: { period: { code: '2026-09' }, value: 3 },
      open: {
        period: { code: '2026-10' },
        link: '/app/tracking/records?frequency=MONTH&period=2026-10',
      },
    });
    await aRecord(member, entered, '2026-10', 2);
    const row = await rowOf();
    expect(row).toMatchObject({ latest: { value: 2 }, open: null });
    expect(row?.sparkline.at(-1)).toMatchObject({ value: 2 });
    await member.client.kpis.switchOff({ params: { id: kpi.kpiId }, body: { reason: 'Not used' } });
    expect(await rowOf()).toBeUndefined();
  });

  test('that are entered are in the order of the goal', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['s'] });
    const inOrder = goal.kpis.map(({ kpiId }) => kpiId);
    const { kpis } = await member.client.my.dashboard();
    const entered = kpis.flatMap(({ kpi, open }) => (open && inOrder.includes(kpi.id) ? kpi.id : []));
    expect(entered.length).toBeGreaterThan(1);
    expect(entered).toEqual(inOrder.filter((id) => entered.includes(id)));
  });

  test('with a yearly target show a yearly value and its completeness', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['s'] });
    const [kpi] = goal.kpis;
    if (!kpi) throw new Error('The goal has no KPI');
    for (const month of ['2026-08', '2026-09', '2026-10']) await aRecord(member, { id: kpi.kpiId }, month, 2);
    const aim = { baseline: { period: '2024', value: 30 }, target: { date: '2028-12-31', value: 20 } };
    await member.client.tracking.updateGoal({
      params: { trackableGoalId: goal.id },
      body: { version: goal.version, kpis: [{ kpiId: kpi.kpiId, ...aim }] },
    });
    const { kpis } = await member.client.my.dashboard();
    expect(kpis.find((each) => each.kpi.id === kpi.kpiId)?.latest).toMatchObject({
      period: { start: '2025-11-01', end: '2026-10-31' },
      value: 6,
      completeness: { state: 'GAPS', covered: 3, months: 12 },
    });
  });

  test('that goals share show target and distance of the goal that has one', async () => {
    const shared = ['community-engagement', 'sustainable-supply-chain'];
    const goals = (await catalogueGoals(app.platform)).filter(({ slug }) => shared.includes(slug));
    const { member, strategy } = await aMemberWithStrategy(app, {
      goals: goals.map(({ id, measures }) => ({ id, measures: measures.slice(0, 1) })),
    });
    const byAge = strategy.goals.toSorted((a, b) => a.id - b.id);
    const [first, second] = await Promise.all(
      byAge.map(({ id }) => member.client.tracking.goal({ params: { trackableGoalId: id } })),
    );
    const kpi = second?.kpis.find(({ kpiId }) => first?.kpis.some((own) => own.kpiId === kpiId));
    if (!second || !kpi) throw new Error('The goals share no KPI');
    const year = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
    await aRecord(member, { id: kpi.kpiId }, '2025-01', 40, year);
    const aim = { baseline: { period: '2024', value: 30 }, target: { date: '2028-12-31', value: 60 } };
    const { kpis } = await member.client.tracking.updateGoal({
      params: { trackableGoalId: second.id },
      body: { version: second.version, kpis: [{ kpiId: kpi.kpiId, ...aim }] },
    });
    const judged = kpis.find(({ kpiId }) => kpiId === kpi.kpiId);
    const row = (await member.client.my.dashboard()).kpis.find((each) => each.kpi.id === kpi.kpiId);
    expect(row).toMatchObject({
      target: { trackableGoalId: second.id },
      latest: { period: { code: '2025' }, value: 40 },
      distance: (judged?.progress ?? Number.NaN) - (judged?.expectedProgress ?? Number.NaN),
    });
  });
});
