import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOwnKpi, aRecord, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { catalogueGoals } from '../../../../test/factories/strategies.ts';
import { aim, recordMonths } from '../../../../test/factories/targets.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { codesOf } from '../../../../test/values/known-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const of = (goal: { id: number }) => ({ params: { trackableGoalId: goal.id } });
const target = { date: '2028-12-31', value: 60 };
const baseline = { period: '2025', value: 120 };

describe('the leading KPI of a goal', () => {
  test('is the one the catalogue names, with its usual target', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const leading = goal.kpis.find(({ kpiId }) => kpiId === goal.leadingKpiId);
    expect(leading?.slug).toBe('ghg-scope-1-2');
    expect(goal.proposals[0]).toMatchObject({
      kpiId: goal.leadingKpiId,
      kind: 'PERCENT',
      amount: -21,
      years: 5,
      dueOn: '2031-12-31',
      rationale: expect.stringContaining('1,5-Grad-Pfad'),
      source: {
        name: expect.stringContaining('Science Based Targets'),
        url: expect.stringMatching(/^https/),
      },
    });
    expect(goal.proposals[1]).toMatchObject({ rationale: null, source: null });
    const english = await app.client(member.token, 'en').tracking.goal(of(goal));
    expect(english.proposals[0]?.rationale).toContain('1.5-degree');
    const [card] = (await member.client.my.dashboard()).goals;
    expect(card).toMatchObject({
      status: 'NO_TARGET',
      leadingKpi: { slug: 'ghg-scope-1-2' },
      proposal: { kind: 'PERCENT', amount: -21, years: 5 },
    });
  });

  test('falls back to the other proposal where the usual one is out of use', async () => {
    const goals = await catalogueGoals(app.platform);
    const goal = goals.find(({ slug }) => slug === 'water-and-nature');
    if (!goal) throw new Error('The catalogue has no such goal');
    const set = (active: boolean) =>
      sql`update kpis set active = ${active} where slug = 'water-withdrawal'`.execute(
        app.platform.database.kysely,
      );
    const { member } = await aTrackedGoal(app, { sectors: ['s'] });
    await set(false);
    const added = await member.client.tracking.addGoal({
      body: { goalId: goal.id, measures: goal.measures.slice(0, 1) },
    });
    await set(true);
    expect(added.kpis.find(({ kpiId }) => kpiId === added.leadingKpiId)?.slug).toBe('nature-area');
    expect(added.proposals).toMatchObject([{ kpiId: added.leadingKpiId, kind: 'PERCENT', amount: 20 }]);
  });

  test('stays, whatever other KPIs get a target or are reached', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const other = await anOwnKpi(member, 'Papier');
    await recordMonths(member, other, codesOf('2025-11', '2026-10'), 5);
    const written = await member.client.tracking.updateGoal({
      ...of(goal),
      body: { version: goal.version, kpis: [{ kpiId: other.id, baseline, target }] },
    });
    expect(written).toMatchObject({
      leadingKpiId: goal.leadingKpiId,
      status: 'NO_TARGET',
      progress: null,
    });
    expect(written.kpis.find(({ kpiId }) => kpiId === other.id)).toMatchObject({ status: 'REACHED' });
  });

  test('is changed by people, who say why', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const other = await anOwnKpi(member, 'Papier');
    const lead = (version: number, kpiId: number, reason?: string) =>
      member.client.tracking.updateGoal({ ...of(goal), body: { version, leadingKpi: { kpiId, reason } } });
    await expect(lead(1, other.id)).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.kpi' });
    await aim(member, goal.id, goal.kpis[1]?.kpiId ?? 0, { target });
    const changed = await member.client.tracking.updateGoal({
      ...of(goal),
      body: {
        version: 2,
        kpis: [{ kpiId: other.id, baseline, target }],
        leadingKpi: { kpiId: other.id, reason: ' Das messen wir. ' },
      },
    });
    expect(changed).toMatchObject({ leadingKpiId: other.id, status: 'NO_DATA' });
    await lead(3, other.id);
    const { items } = await member.client.tracking.goalChanges(of(goal));
    const changes = items.filter(({ kind }) => kind === 'LEADING_KPI');
    expect(changes).toMatchObject([
      {
        kpi: { id: other.id, name: 'Papier' },
        leadBefore: goal.kpis[1]?.name,
        before: null,
        after: null,
        by: 'Katrin Lindner',
        reason: 'Das messen wir.',
      },
      { kpi: { id: goal.kpis[1]?.kpiId }, leadBefore: goal.kpis[0]?.name, reason: null },
    ]);
  });

  test('is one, even when two people choose at the same moment', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const results = await Promise.allSettled(
      goal.kpis
        .slice(1, 4)
        .map(({ kpiId }) =>
          member.client.tracking.updateGoal({ ...of(goal), body: { version: 1, leadingKpi: { kpiId } } }),
        ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql<{ leads: number }>`
      select count(*)::int as leads from trackable_goal_kpis where trackable_goal_id = ${goal.id} and leads`.execute(
      app.platform.database.kysely,
    );
    expect(rows).toEqual([{ leads: 1 }]);
    await expect(
      sql`update trackable_goal_kpis set leads = true where trackable_goal_id = ${goal.id}`.execute(
        app.platform.database.kysely,
      ),
    ).rejects.toThrow('trackable_goal_kpis_one_leads');
    await expect(
      sql`update leading_kpi_changes set reason = 'x'`.execute(app.platform.database.kysely),
    ).rejects.toThrow('leading_kpi_changes is append only');
  });
});

describe('a start is offered', () => {
  test('from years and twelve months that something is recorded of', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const kpi = await anOwnKpi(member, 'Papier');
    await aim(member, goal.id, kpi.id, {});
    const choices = async () =>
      (await member.client.tracking.baselineChoices({ ...of(goal), query: { kpiId: kpi.id } })).items;
    expect(await choices()).toEqual([]);
    await recordMonths(member, kpi, codesOf('2025-01', '2026-09'), 5);
    await aRecord(member, kpi, '2026-10', 5, { quality: 'ESTIMATED' });
    await recordMonths(member, kpi, ['2024-12'], 5);
    expect(await choices()).toEqual([
      {
        period: '2025-11-01/2026-10-31',
        value: 60,
        months: { covered: 12, of: 12 },
        whole: true,
        estimated: expect.closeTo(1 / 12),
        isYear: false,
      },
      { period: '2025', value: 60, months: { covered: 12, of: 12 }, whole: true, estimated: 0, isYear: true },
      { period: '2024', value: 5, months: { covered: 1, of: 12 }, whole: false, estimated: 0, isYear: true },
    ]);
  });

  test('of KPIs of the goal only', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const kpi = await anOwnKpi(member, 'Papier');
    const query = { kpiId: kpi.id };
    await expect(member.client.tracking.baselineChoices({ ...of(goal), query })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.kpi',
    });
    await expect(
      member.client.tracking.baselineChoices({ ...of({ id: 999_999 }), query }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.goal' });
  });
});

describe('values are entered', () => {
  test('at the newest open period of the KPI, or of one it is computed from', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const gas = await catalogueKpi(member, 'natural-gas');
    const enter = async (slug: string) => {
      const { kpis } = await member.client.tracking.goal(of(goal));
      return kpis.find((kpi) => kpi.slug === slug)?.enter;
    };
    const own = await anOwnKpi(member, 'Papier');
    await aim(member, goal.id, own.id, {});
    const grid = '/app/tracking/records?frequency=MONTH&period=';
    expect(await enter(own.slug)).toBe(`${grid}2026-10&kpi=${own.id}`);
    await recordMonths(member, own, ['2026-10', '2026-08'], 5);
    expect(await enter(own.slug)).toBe(`${grid}2026-09&kpi=${own.id}`);
    await recordMonths(member, own, codesOf('2025-11', '2026-07'), 5);
    await recordMonths(member, own, ['2026-09'], 5);
    expect(await enter(own.slug)).toBe(`${grid}2026-11&kpi=${own.id}`);
    await recordMonths(member, gas, ['2026-09'], 100);
    expect(await enter('ghg-scope-1-2')).toBe(`${grid}2026-10&kpi=${gas.id}`);
  });
});
