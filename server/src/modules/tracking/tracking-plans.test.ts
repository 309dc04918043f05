import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aTrackedGoal, type Tracked } from '../../../test/factories/tracking.ts';
import { fillWith, plansOf } from '../../../test/query-plans.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';

let database: TestDatabase;
let app: TestApp;
let tracked: Tracked;

/** Many organisations beside ours, each with goals, archived goals, measures and a history. */
const crowd = `
  with others as (
    insert into organisations (slug, name) select 'crowd-' || n, 'Crowd ' || n from generate_series(1, 100) n
    returning id
  ), their_strategies as (
    insert into strategies (organisation_id, name, state, created_at, activated_at)
    select id, 'Strategie', 'ACTIVE', now(), now() from others returning id, organisation_id
  ), their_goals as (
    insert into trackable_goals (organisation_id, strategy_id, goal_id, sector, active, inactive_since, started_at)
    select s.organisation_id, s.id, g.id, g.sector, g.id % 2 = 0, case when g.id % 2 = 1 then current_date end, now()
    from their_strategies s cross join goals g returning id, organisation_id, goal_id
  ), their_measures as (
    insert into trackable_measures (organisation_id, trackable_goal_id, goal_id, measure_id, state, created_at, updated_at)
    select g.organisation_id, g.id, g.goal_id, m.id, 'PLANNED', now(), now()
    from their_goals g join measures m on m.goal_id = g.goal_id and m.position < 2
    returning id, organisation_id, trackable_goal_id
  ), their_people as (
    insert into accounts (organisation_id, email, email_key, status)
    select id, p || '@' || id || '.example', p || '@' || id || '.example', 'PENDING'
    from others cross join generate_series(1, 20) p
  ), their_files as (
    insert into resources (organisation_id, name, mime_type, size, checksum, storage_key)
    select id, 'Beleg', 'application/pdf', 1, sha256('x'), id || '/' || f
    from others cross join generate_series(1, 20) f returning id, organisation_id
  ), their_evidence as (
    insert into measure_evidence (organisation_id, trackable_measure_id, resource_id)
    select m.organisation_id, m.id, f.id from their_measures m join their_files f using (organisation_id)
    where (m.id + f.id) % 20 = 0
  ), their_ratings as (
    insert into measure_ratings (organisation_id, trackable_measure_id, score, rated_at)
    select organisation_id, id, 3, now() from their_measures
  ), their_kpis as (
    insert into trackable_goal_kpis (organisation_id, trackable_goal_id, kpi_id)
    select g.organisation_id, g.id, k.kpi_id from their_goals g join goal_kpis k using (goal_id)
  ), their_entered_kpis as (
    insert into organisation_kpis (organisation_id, kpi_id)
    select o.id, k.id from others o cross join kpis k where k.formula is null returning organisation_id, kpi_id
  ), their_records as (
    insert into kpi_records (organisation_id, kpi_id, period_start, period_end, value, canonical_value, unit_code,
      quality, created_at, updated_at)
    select organisation_id, kpi_id, make_date(year, 1, 1), make_date(year, 12, 31), 1, 1, 'kWh', 'INVOICE', now(), now()
    from their_entered_kpis cross join generate_series(2021, 2024) year
  ), their_subscriptions as (
    insert into subscriptions
      (organisation_id, state, is_trial, started_at, period_start, active_until, auto_renew, price_cents)
    select id, 'TRIAL', true, now(), current_date, current_date, false, 0 from others
  )
  insert into activities (organisation_id, at, type, trackable_goal_id, trackable_measure_id)
  select organisation_id, now(), 'measure.added', trackable_goal_id, id from their_measures`;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ database });
  tracked = await aTrackedGoal(app);
  await fillWith(database, crowd);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Small enough to be read whole: the operator's catalogue. */
const catalogue = ['goals', 'measures', 'kpis', 'goal_kpis'];

const scannedBy = async (act: (client: Client<MetraContract>) => Promise<unknown>) => {
  const { scanned } = await plansOf(app.platform, () => act(tracked.member.client));
  return scanned.filter((table) => !catalogue.includes(table));
};

describe('among many organisations, no table of theirs is read from end to end', () => {
  test.each<[string, (client: Client<MetraContract>) => Promise<unknown>]>([
    ['the dashboard', (client) => client.my.dashboard()],
    ['the active strategy', (client) => client.my.activeStrategy()],
    ['strategies', (client) => client.strategies.list({ query: { sort: 'name' } })],
    ['goals', (client) => client.tracking.goals({})],
    ['goals at work', (client) => client.tracking.goals({ query: { active: true } })],
    [
      'archived goals',
      (client) => client.tracking.goals({ query: { active: false, sort: '-inactiveSince' } }),
    ],
    ['goals of a sector', (client) => client.tracking.goals({ query: { sector: 's' } })],
    ['a goal', (client) => client.tracking.goal({ params: { trackableGoalId: tracked.goal.id } })],
    [
      'its history',
      (client) => client.tracking.goalHistory({ params: { trackableGoalId: tracked.goal.id } }),
    ],
    ['measures', (client) => client.tracking.measures({})],
    ['measures of a state', (client) => client.tracking.measures({ query: { state: 'DONE' } })],
    ['measures of a goal', (client) => client.tracking.measures({ query: { goalId: tracked.goal.goalId } })],
    ['measures in progress', (client) => client.tracking.measures({ query: { active: true, sector: 'e' } })],
    [
      'a measure',
      (client) => client.tracking.measure({ params: { trackableMeasureId: tracked.measure.id } }),
    ],
    [
      'a rating',
      (client) =>
        client.tracking.rating({ params: { trackableMeasureId: tracked.measure.id } }).catch(() => 0),
    ],
  ])('%s', async (_, act) => {
    expect(await scannedBy(act)).toEqual([]);
  });
});

test('what happened lately is read from the end of an index', async () => {
  const { indexes } = await plansOf(app.platform, () => tracked.member.client.my.dashboard());
  expect(indexes).toContain('activities_newest');
  expect(indexes).toContain('trackable_goals_one_active');
});
