import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi } from '../../../../test/factories/kpis.ts';
import { aim, recordMonths } from '../../../../test/factories/targets.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { codesOf } from '../../../../test/values/known-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ works: true });
});
afterAll(() => app.close());

const of = (goal: { id: number }) => ({ params: { trackableGoalId: goal.id } });

/** The goal is half of the way from 120 to 60 pieces a year. */
async function aGoalOnItsWay() {
  const tracked = await aTrackedGoal(app, { sectors: ['e'] });
  const { member, goal } = tracked;
  const kpi = await anOwnKpi(member, 'Papier');
  await recordMonths(member, kpi, codesOf('2025-11', '2026-09'), 7.5);
  await recordMonths(member, kpi, ['2026-10'], 7.5);
  await aim(member, goal.id, kpi.id, {
    baseline: { period: '2024', value: 120 },
    target: { date: '2028-12-31', value: 60 },
  });
  return { ...tracked, kpi };
}

const asLeft = {
  active: false,
  status: 'ON_TRACK',
  progress: 0.5,
  kpis: expect.arrayContaining([expect.objectContaining({ progress: 0.5, status: 'ON_TRACK' })]),
};

describe('a goal that has ended', () => {
  test('keeps its final state, whatever is entered later', async () => {
    const { member, goal, kpi } = await aGoalOnItsWay();
    const finished = await member.client.tracking.finishGoal(of(goal));
    expect(finished).toMatchObject({ ...asLeft, judgedOn: 'LAST_DAY' });
    const { items } = await member.client.kpiRecords.ofKpi({ params: { kpiId: kpi.id } });
    const [record] = items;
    if (!record) throw new Error('There is no record');
    await member.client.kpiRecords.update({
      params: { kpiRecordId: record.id },
      body: {
        periodStart: record.periodStart,
        periodEnd: record.periodEnd,
        value: 0,
        confirmed: true,
        version: record.version,
      },
    });
    app.clock.set('2030-01-15T10:00:00Z');
    const { client } = await signedIn(app, member);
    const { kpis, progress, status, expectedProgress } = await client.tracking.goal(of(goal));
    app.clock.set('2026-11-15T10:00:00Z');
    expect({ kpis, progress, status, expectedProgress }).toEqual({
      kpis: finished.kpis,
      progress: finished.progress,
      status: finished.status,
      expectedProgress: finished.expectedProgress,
    });
  });

  test('stays in the finished strategy, which keeps all of its goals', async () => {
    const { member, goal } = await aGoalOnItsWay();
    const { id: strategyId } = await member.client.strategies.finishActive();
    const { items } = await member.client.strategies.goals({ params: { strategyId } });
    expect(items).toMatchObject([{ id: goal.id, ...asLeft, judgedOn: 'LAST_DAY' }]);
  });

  test('waits for a target that is being changed: it ends with the one that was saved', async () => {
    const { member, goal } = await aGoalOnItsWay();
    const { pool } = app.platform.database;
    const waiting = async () => {
      const { rows } = await pool.query(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.count;
    };
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query('select from trackable_goals where id = $1 for update', [goal.id]);
    await writer.query(
      `update trackable_goal_kpis set target_value = 0 where trackable_goal_id = $1 and target_value = 60`,
      [goal.id],
    );
    const finishing = member.client.strategies.finishActive();
    await expect.poll(waiting).toBe(1);
    await writer.query('commit');
    writer.release();
    const { id: strategyId } = await finishing;
    const { items } = await member.client.strategies.goals({ params: { strategyId } });
    expect(items).toMatchObject([{ id: goal.id, progress: 0.25 }]);
  });

  test('is judged anew when it is taken up again', async () => {
    const { member, goal, kpi } = await aGoalOnItsWay();
    await member.client.tracking.finishGoal(of(goal));
    const again = await member.client.tracking.takeUpGoal(of(goal));
    expect(again).toMatchObject({ judgedOn: 'TODAY', progress: 0.5 });
    await recordMonths(member, await anOwnKpi(member, 'Holz'), ['2026-10'], 1);
    const { items } = await member.client.kpiRecords.ofKpi({ params: { kpiId: kpi.id } });
    await member.client.kpiRecords.remove({ params: { kpiRecordId: items[0]?.id ?? 0 } });
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({ active: true });
  });

  test('that ended before final states were stored is rated for its last day, stored and marked', async () => {
    const { member, goal, kpi } = await aGoalOnItsWay();
    await member.client.tracking.finishGoal(of(goal));
    const { pool } = app.platform.database;
    await pool.query('delete from goal_endings where trackable_goal_id = $1', [goal.id]);
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({
      ...asLeft,
      judgedOn: 'LAST_DAY_LATER',
    });
    await app.platform.database.transaction((tx) =>
      app.platform.jobs.enqueue(tx, 'tracking.keep-endings', {}),
    );
    await expect
      .poll(
        async () =>
          (await pool.query('select kept from goal_endings where trackable_goal_id = $1', [goal.id])).rows,
      )
      .toEqual([{ kept: 'LATER' }]);
    const { items } = await member.client.kpiRecords.ofKpi({ params: { kpiId: kpi.id } });
    await member.client.kpiRecords.remove({ params: { kpiRecordId: items[0]?.id ?? 0 } });
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({
      ...asLeft,
      judgedOn: 'LAST_DAY_LATER',
    });
  });

  test('has no ending while it is worked on: the database refuses it', async () => {
    const { member, goal } = await aGoalOnItsWay();
    await expect(
      app.platform.database.pool.query(
        `insert into goal_endings (organisation_id, trackable_goal_id, kept, state) values ($1, $2, 'THAT_DAY', '{}')`,
        [member.organisationId, goal.id],
      ),
    ).rejects.toThrow('goal_endings_of_archived_goal');
  });
});
