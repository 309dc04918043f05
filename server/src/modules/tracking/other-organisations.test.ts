import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInAccount } from '../../../test/factories/accounts.ts';
import { aTrackedGoal, type Tracked } from '../../../test/factories/tracking.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let theirs: Tracked;
let stranger: SignedInAccount['client'];

beforeAll(async () => {
  app = await createTestApp();
  theirs = await aTrackedGoal(app);
  stranger = (await aTrackedGoal(app)).member.client;
});
afterAll(() => app.close());

const goal = () => ({ params: { trackableGoalId: theirs.goal.id } });
const measure = () => ({ params: { trackableMeasureId: theirs.measure.id } });
const strategy = () => ({ params: { strategyId: theirs.goal.strategyId } });

describe('what belongs to another organisation is not there', () => {
  test.each<[string, string, () => Promise<unknown>]>([
    ['a goal', 'not_found.goal', () => stranger.tracking.goal(goal())],
    ['its history', 'not_found.goal', () => stranger.tracking.goalHistory(goal())],
    [
      'changing a goal',
      'not_found.goal',
      () => stranger.tracking.updateGoal({ ...goal(), body: { version: 1 } }),
    ],
    ['removing a goal', 'not_found.goal', () => stranger.tracking.removeGoal(goal())],
    ['finishing a goal', 'not_found.goal', () => stranger.tracking.finishGoal(goal())],
    ['taking up a goal', 'not_found.goal', () => stranger.tracking.takeUpGoal(goal())],
    [
      'adding measures',
      'not_found.goal',
      () => stranger.tracking.addMeasures({ ...goal(), body: { own: [{ name: 'x' }] } }),
    ],
    ['a measure', 'not_found.measure', () => stranger.tracking.measure(measure())],
    [
      'changing a measure',
      'not_found.measure',
      () => stranger.tracking.updateMeasure({ ...measure(), body: { version: 1, note: 'x' } }),
    ],
    ['removing a measure', 'not_found.measure', () => stranger.tracking.removeMeasure(measure())],
    ['a rating', 'not_found.measure', () => stranger.tracking.rating(measure())],
    ['rating', 'not_found.measure', () => stranger.tracking.rate({ ...measure(), body: { score: 1 } })],
    ['a strategy', 'not_found.strategy', () => stranger.strategies.read(strategy())],
    ['its goals', 'not_found.strategy', () => stranger.strategies.goals(strategy())],
    [
      'renaming a strategy',
      'not_found.strategy',
      () => stranger.strategies.update({ ...strategy(), body: { version: 1, name: 'x' } }),
    ],
    ['deleting a strategy', 'not_found.strategy', () => stranger.strategies.remove(strategy())],
    ['activating a strategy', 'not_found.strategy', () => stranger.strategies.activate(strategy())],
  ])('%s: %s', async (_, i18nKey, act) => {
    await expect(act()).rejects.toMatchObject({ status: 404, i18nKey });
  });

  test('and after all that it is as it was', async () => {
    expect(await theirs.member.client.tracking.goal(goal())).toEqual(theirs.goal);
  });

  test('their people cannot be made responsible', async () => {
    const own = await aTrackedGoal(app);
    const writing = own.member.client.tracking.updateMeasure({
      params: { trackableMeasureId: own.measure.id },
      body: { version: 1, responsibleId: theirs.member.id },
    });
    await expect(writing).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.account' });
  });

  test('lists show one’s own only', async () => {
    const { items } = await stranger.tracking.goals({});
    expect(items.map(({ id }) => id)).not.toContain(theirs.goal.id);
    const { items: measures } = await stranger.tracking.measures({
      query: { trackableGoalId: theirs.goal.id },
    });
    expect(measures).toEqual([]);
  });
});

describe('the database itself refuses', () => {
  const insert = (text: string, values: unknown[]) => app.platform.database.pool.query(text, values);

  test('a measure of another goal', async () => {
    const { rows } = await insert('select id, goal_id from measures where goal_id <> $1 limit 1', [
      theirs.goal.goalId,
    ]);
    await expect(
      insert(
        `insert into trackable_measures (organisation_id, trackable_goal_id, goal_id, measure_id, state, created_at, updated_at)
         values ($1, $2, $3, $4, 'PLANNED', now(), now())`,
        [theirs.member.organisationId, theirs.goal.id, theirs.goal.goalId, rows[0].id],
      ),
    ).rejects.toThrow('trackable_measures_of_same_goal');
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
