import assert from 'node:assert/strict';
import type { TestApp } from '../app/test-app.ts';
import { aMember, anEditor, signedIn } from '../factories/accounts.ts';
import { anOwnKpi, monthOf } from '../factories/kpis.ts';
import { catalogueGoals } from '../factories/strategies.ts';
import { aim, recordMonths } from '../factories/targets.ts';
import { aFileOf, aTrackedGoal, type Tracked } from '../factories/tracking.ts';
import { codesOf } from '../values/known-values.ts';
import { type Outcome, race, refusals, served, times } from './race.ts';

const activeGoals = async ({ member: { client } }: Tracked) =>
  (await client.tracking.goals({ query: { active: true, pageSize: 100 } })).items;

const remove =
  ({ member: { client } }: Tracked, id: number) =>
  () =>
    client.tracking.removeGoal({ params: { trackableGoalId: id } });

/** A goal that the organisation has not added yet. */
async function anotherGoal(app: TestApp, tracked: Tracked) {
  const taken = new Set((await activeGoals(tracked)).map(({ goalId }) => goalId));
  const goal = (await catalogueGoals(app.platform)).find(({ id }) => !taken.has(id));
  assert.ok(goal);
  return { goalId: goal.id, measures: goal.measures.slice(0, 1) };
}

/** Active goals belong to the active strategy; without one there are none. */
async function assertWithinStrategy(app: TestApp, { member }: Tracked): Promise<void> {
  const { rows } = await app.platform.database.pool.query(
    `select g.id from trackable_goals g join strategies s on s.id = g.strategy_id
     where g.organisation_id = $1 and g.active and s.state <> 'ACTIVE'`,
    [member.organisationId],
  );
  assert.deepEqual(rows, []);
}

const isOneOf = (outcomes: readonly Outcome[], keys: readonly string[]) =>
  assert.deepEqual(
    refusals(outcomes).filter((key) => !keys.includes(key)),
    [],
  );

/** Goals and measures that are removed, finished and added while other calls use them. */
export const trackingRaces = [
  race('several let another KPI lead at the same moment: one does', (app) => async () => {
    const { member, goal } = await aTrackedGoal(app);
    const params = { trackableGoalId: goal.id };
    const others = goal.kpis.slice(1, 4);
    return {
      calls: others.map(
        ({ kpiId }) =>
          () =>
            member.client.tracking.updateGoal({
              params,
              body: { version: goal.version, leadingKpi: { kpiId } },
            }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        isOneOf(outcomes, ['conflict.version']);
        const { leadingKpiId } = await member.client.tracking.goal({ params });
        assert.ok(others.some(({ kpiId }) => kpiId === leadingKpiId));
        const { items } = await member.client.tracking.goalChanges({ params });
        assert.equal(items.filter(({ kind }) => kind === 'LEADING_KPI').length, 1);
      },
    };
  }),

  race('the last goals are removed at the same moment: one stays', (app) => async () => {
    const tracked = await aTrackedGoal(app);
    const goals = await activeGoals(tracked);
    return {
      calls: goals.map(({ id }) => remove(tracked, id)),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, goals.length - 1);
        assert.deepEqual(refusals(outcomes), ['tracking.last_goal']);
        assert.equal((await activeGoals(tracked)).length, 1);
      },
    };
  }),

  race('the last measures of a goal are removed at the same moment: one stays', (app) => async () => {
    const { member, goal } = await aTrackedGoal(app);
    const { client } = member;
    const params = { trackableGoalId: goal.id };
    const { measures } = await client.tracking.addMeasures({
      params,
      body: { own: times(3, (index) => ({ name: `Eigene ${index}` })) },
    });
    return {
      calls: measures.map(
        ({ id }) =>
          () =>
            client.tracking.removeMeasure({ params: { trackableMeasureId: id } }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, measures.length - 1);
        assert.equal((await client.tracking.goal({ params })).measures.length, 1);
      },
    };
  }),

  race('the last measures that fit, added at the same moment: no more than that', (app) => async () => {
    const { member, goal } = await aTrackedGoal(app);
    const { client } = member;
    const params = { trackableGoalId: goal.id };
    const add = (count: number, name: string) =>
      client.tracking.addMeasures({
        params,
        body: { own: times(count, (index) => ({ name: `${name} ${index}` })) },
      });
    for (const _ of times(4, () => null)) await add(20, 'Eigene');
    await add(98 - 80 - goal.measures.length, 'Eigene');
    return {
      calls: times(5, (index) => () => add(1, `Letzte ${index}`)),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 2);
        assert.equal((await client.tracking.goal({ params })).measures.length, 100);
      },
    };
  }),

  race('a goal removed while its measures are worked on: nothing is left half', (app) => async () => {
    const tracked = await aTrackedGoal(app);
    const { member, goal, measure } = tracked;
    const { client } = member;
    const params = { trackableMeasureId: measure.id };
    return {
      calls: [
        remove(tracked, goal.id),
        () => client.tracking.updateMeasure({ params, body: { version: measure.version, note: 'Am Ball' } }),
        () => client.tracking.rate({ params, body: { score: 4 } }),
        () =>
          client.tracking.addMeasures({
            params: { trackableGoalId: goal.id },
            body: { own: [{ name: 'Noch eine' }] },
          }),
        () =>
          client.tracking.updateGoal({
            params: { trackableGoalId: goal.id },
            body: { version: goal.version, note: 'Weiter so' },
          }),
        () => client.tracking.finishGoal({ params: { trackableGoalId: goal.id } }),
      ],
      async rule(outcomes) {
        assert.equal(outcomes[0]?.isServed, true);
        isOneOf(outcomes, [
          'not_found.goal',
          'not_found.measure',
          'tracking.goal_inactive',
          'conflict.version',
        ]);
        assert.equal(
          (await activeGoals(tracked)).some(({ id }) => id === goal.id),
          false,
        );
      },
    };
  }),

  race('an archived goal removed while it is taken up again: one of them comes first', (app) => async () => {
    const tracked = await aTrackedGoal(app);
    const { member, goal } = tracked;
    const params = { trackableGoalId: goal.id };
    await member.client.tracking.finishGoal({ params });
    const takeUp = () => member.client.tracking.takeUpGoal({ params });
    return {
      calls: [remove(tracked, goal.id), takeUp, takeUp],
      async rule(outcomes) {
        assert.equal(outcomes[0]?.isServed, true);
        isOneOf(outcomes, ['not_found.goal', 'tracking.goal_already_active']);
        await assertWithinStrategy(app, tracked);
      },
    };
  }),

  race('a goal finished while its values and targets change: it is kept as it stood', (app) => async () => {
    const { member, goal } = await aTrackedGoal(app);
    const { client } = member;
    const kpi = await anOwnKpi(member, `Papier ${goal.id}`);
    const params = { trackableGoalId: goal.id };
    const aimed = await aim(member, goal.id, kpi.id, {
      baseline: { period: '2025', value: 120 },
      target: { date: '2028-12-31', value: 60 },
    });
    assert.equal(aimed.status, 'NO_DATA');
    const { version } = await client.tracking.goal({ params });
    const write = (value: number) =>
      client.tracking.updateGoal({
        params,
        body: { version, kpis: [{ kpiId: kpi.id, target: { date: '2029-12-31', value } }] },
      });
    return {
      calls: [
        () => client.tracking.finishGoal({ params }),
        () => recordMonths(member, kpi, codesOf('2025-11', '2026-10'), 5),
        () => write(30),
        () => write(90),
        () => client.tracking.finishGoal({ params }),
      ],
      async rule(outcomes) {
        isOneOf(outcomes, ['conflict.version', 'tracking.goal_inactive']);
        const kept = await client.tracking.goal({ params });
        assert.equal(kept.active, false);
        assert.equal(kept.judgedOn, 'LAST_DAY');
        // The change was written before the goal ended: either both exist or neither.
        const { items } = await client.tracking.goalChanges({ params });
        const written = items.filter(({ after }) => after?.when === '2029-12-31').length;
        const own = kept.kpis.find(({ kpiId }) => kpiId === kpi.id);
        assert.equal(own?.target?.date, written === 1 ? '2029-12-31' : '2028-12-31');
        assert.ok(written <= 1);
        const known = own?.actual ? own.actual.value : null;
        assert.ok(known === null || known === 60);
        assert.deepEqual(await client.tracking.goal({ params }), kept);
      },
    };
  }),

  race('one goal taken up again and again: it is worked on once', (app) => async () => {
    const tracked = await aTrackedGoal(app);
    const body = await anotherGoal(app, tracked);
    return {
      calls: times(5, () => () => tracked.member.client.tracking.addGoal({ body })),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['tracking.goal_already_active']);
        assert.equal((await activeGoals(tracked)).filter(({ goalId }) => goalId === body.goalId).length, 1);
      },
    };
  }),

  race('the strategy finished while goals come and go: no goal is left behind', (app) => async () => {
    const tracked = await aTrackedGoal(app);
    const { client } = tracked.member;
    const [first, second, third] = await activeGoals(tracked);
    assert.ok(first && second && third);
    await client.tracking.finishGoal({ params: { trackableGoalId: third.id } });
    const body = await anotherGoal(app, tracked);
    return {
      calls: [
        () => client.strategies.finishActive(),
        () => client.tracking.addGoal({ body }),
        remove(tracked, first.id),
        () => client.tracking.finishGoal({ params: { trackableGoalId: second.id } }),
        () => client.tracking.takeUpGoal({ params: { trackableGoalId: third.id } }),
        () => client.strategies.finishActive(),
      ],
      async rule(outcomes) {
        const ends = [outcomes[0], outcomes[5]].filter((outcome) => outcome?.isServed);
        assert.equal(ends.length, 1);
        assert.equal((await activeGoals(tracked)).length, 0);
        await assertWithinStrategy(app, tracked);
      },
    };
  }),

  race(
    'drafts activated, changed and deleted at the same moment: one strategy is active',
    (app) => async () => {
      const member = await signedIn(app, await aMember(app.platform));
      const { client } = member;
      const [goal] = await catalogueGoals(app.platform);
      assert.ok(goal);
      const goals = [{ id: goal.id, measures: goal.measures.slice(0, 1) }];
      const [one, two] = await Promise.all(
        times(2, (index) => client.strategies.create({ body: { name: `Entwurf ${index}`, goals } })),
      );
      assert.ok(one && two);
      const params = { strategyId: one.id };
      return {
        calls: [
          () => client.strategies.activate({ params }),
          () => client.strategies.activate({ params: { strategyId: two.id } }),
          () => client.strategies.update({ params, body: { name: 'Neu', goals: [], version: one.version } }),
          () => client.strategies.remove({ params }),
        ],
        async rule() {
          const { items } = await client.strategies.list();
          const active = items.filter(({ state }) => state === 'ACTIVE');
          assert.equal(active.length, 1);
          assert.equal(active[0]?.goals.length, 1);
        },
      };
    },
  ),

  race('a file deleted while it becomes evidence: it is used or deleted, never both', (app) => async () => {
    const tracked = await aTrackedGoal(app);
    const { member, measure } = tracked;
    const { client } = member;
    const resourceId = await aFileOf(app.platform, member.organisationId);
    const kpi = await anOwnKpi(member, 'Papier');
    return {
      calls: [
        () => client.resources.remove({ params: { resourceId } }),
        () =>
          client.tracking.updateMeasure({
            params: { trackableMeasureId: measure.id },
            body: { version: measure.version, evidence: [resourceId] },
          }),
        () =>
          client.kpiRecords.create({
            body: { kpiId: kpi.id, ...monthOf('2026-09'), value: 1, evidence: [resourceId] },
          }),
      ],
      rule(outcomes) {
        const [removal, ...uses] = outcomes;
        assert.equal(removal?.isServed, !uses.some(({ isServed }) => isServed));
        isOneOf(outcomes, ['not_found.resource', 'resource.in_use']);
      },
    };
  }),

  race(
    'a measure of the catalogue put under another goal while it is chosen: one of them holds',
    (app) => async () => {
      const tracked = await aTrackedGoal(app);
      const editor = await signedIn(app, await anEditor(app.platform));
      const goals = await catalogueGoals(app.platform);
      const other = goals.find(({ id }) => id !== tracked.goal.goalId);
      assert.ok(other);
      const texts = { de: { name: 'Geräte abschalten', description: 'Über Nacht.' } };
      const write = { translations: texts, effort: 'LOW', impact: 'LOW' } as const;
      const slug = `geraete-${tracked.goal.id}`;
      const { id, version } = await editor.client.measures.create({
        body: { ...write, slug, goalId: tracked.goal.goalId },
      });
      return {
        calls: [
          () =>
            editor.client.measures.update({
              params: { id },
              body: { ...write, slug, goalId: other.id, version },
            }),
          () =>
            tracked.member.client.tracking.addMeasures({
              params: { trackableGoalId: tracked.goal.id },
              body: { measures: [id] },
            }),
        ],
        rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          isOneOf(outcomes, ['input.invalid', 'tracking.measure_of_other_goal']);
        },
      };
    },
  ),
];
