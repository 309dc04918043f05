import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aTrackedGoal, type Tracked } from '../../../test/factories/tracking.ts';

let app: TestApp;
let theirs: Tracked;

beforeAll(async () => {
  app = await createTestApp();
  theirs = await aTrackedGoal(app);
});
afterAll(() => app.close());

describe('the database itself refuses', () => {
  const insert = (text: string, values: unknown[]) => app.platform.database.pool.query(text, values);

  test('a measure of another goal', async () => {
    const { rows } = await insert('select id, goal_id from measures where goal_id <> $1 limit 1', [
      theirs.goal.goalId,
    ]);
    await expect(
      insert(
        `insert into trackable_measures (organisation_id, trackable_goal_id, goal_id, measure_id, measure_owner, state, created_at, updated_at)
         values ($1, $2, $3, $4, 0, 'PLANNED', now(), now())`,
        [theirs.member.organisationId, theirs.goal.id, theirs.goal.goalId, rows[0].id],
      ),
    ).rejects.toThrow('trackable_measures_of_same_goal');
  });

  test('a measure that another organisation has created, whatever organisation is named', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const levels = { effort: 'LOW', impact: 'LOW' } as const;
    const { id } = await member.client.ownMeasures.create({
      body: { goalId: goal.goalId, name: 'Nur unsere', ...levels },
    });
    const plan = (owner: number | null) =>
      insert(
        `insert into trackable_measures
           (organisation_id, trackable_goal_id, goal_id, measure_id, measure_owner, state, created_at, updated_at)
         values ($1, $2, $3, $4, $5, 'PLANNED', now(), now())`,
        [theirs.member.organisationId, theirs.goal.id, theirs.goal.goalId, id, owner],
      );
    expect(theirs.goal.goalId).toBe(goal.goalId);
    await expect(plan(member.organisationId)).rejects.toThrow('trackable_measures_catalogue_or_own');
    await expect(plan(theirs.member.organisationId)).rejects.toThrow('trackable_measures_of_same_goal');
    await expect(plan(0)).rejects.toThrow('trackable_measures_of_same_goal');
    await expect(plan(null)).rejects.toThrow('trackable_measures_owner_known');
  });

  test('a goal in someone else’s strategy, or under another sector', async () => {
    const own = await aTrackedGoal(app);
    const add = (organisationId: number, sector: string) =>
      insert(
        `insert into trackable_goals (organisation_id, strategy_id, goal_id, sector, active, started_at)
         values ($1, $2, $3, $4, false, now())`,
        [organisationId, theirs.goal.strategyId, theirs.goal.goalId, sector],
      );
    await expect(add(own.member.organisationId, 'e')).rejects.toThrow('trackable_goals_own_strategy');
    await expect(add(theirs.member.organisationId, 's')).rejects.toThrow('trackable_goals_same_sector');
  });

  test('rewriting what happened', async () => {
    await expect(insert(`update activities set type = 'x'`, [])).rejects.toThrow('activities is append only');
  });

  test('a second trial', async () => {
    await expect(
      insert(
        `insert into subscriptions
           (organisation_id, state, is_trial, started_at, period_start, active_until, auto_renew, price_cents)
         values ($1, 'ENDED', true, now(), current_date, current_date, false, 0)`,
        [theirs.member.organisationId],
      ),
    ).rejects.toThrow('subscriptions_one_trial');
  });
});

test('an organisation that is removed takes everything with it', async () => {
  const { member, measure } = await aTrackedGoal(app);
  await member.client.tracking.updateMeasure({
    params: { trackableMeasureId: measure.id },
    body: { version: 1, responsibleId: member.id },
  });
  await app.platform.database.pool.query('delete from organisations where id = $1', [member.organisationId]);
  const { rows } = await app.platform.database.pool.query(
    'select id from activities where organisation_id = $1',
    [member.organisationId],
  );
  expect(rows).toEqual([]);
});
