import assert from 'node:assert/strict';
import { aTrackedGoal } from '../factories/tracking.ts';
import { type Race, race, refusals, served, times } from './race.ts';

const limit = 300;
const levels = { effort: 'LOW', impact: 'LOW' } as const;

/** Own measures that are created, planned, changed and deleted at the same moment. */
export const ownMeasureRaces: readonly Race[] = [
  race('the last measure that is possible is made several times at once: one is', (app) => async () => {
    const { member, goal } = await aTrackedGoal(app);
    await app.platform.database.pool.query(
      `insert into measures (organisation_id, goal_id, slug, sector, translations, effort, impact, edited_at)
       select $1, $2, 'own-' || gen_random_uuid(), $3, '{"de":{"name":"x","description":"","costHint":"","firstSteps":[]}}', 'LOW', 'LOW', now()
       from generate_series(1, $4)`,
      [member.organisationId, goal.goalId, goal.sector, limit - 1],
    );
    return {
      calls: times(
        3,
        () => () =>
          member.client.ownMeasures.create({ body: { goalId: goal.goalId, name: 'Späne', ...levels } }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(new Set(refusals(outcomes)), new Set(['measure.limit_reached']));
        const { total } = await member.client.measures.list({ query: { own: true, pageSize: 1 } });
        assert.equal(total, limit);
      },
    };
  }),

  race(
    'one is planned, moved to another goal and deleted at once: what is planned is of its goal',
    (app) => async () => {
      const { member, goal } = await aTrackedGoal(app);
      const { client } = member;
      const made = await client.ownMeasures.create({
        body: { goalId: goal.goalId, name: 'Späne', ...levels },
      });
      const { items } = await client.lookup.goals({});
      const elsewhere = items.find(({ id }) => id !== goal.goalId)?.id ?? 0;
      const params = { id: made.id };
      return {
        calls: [
          () =>
            client.tracking.addMeasures({
              params: { trackableGoalId: goal.id },
              body: { measures: [made.id] },
            }),
          () =>
            client.ownMeasures.update({
              params,
              body: { goalId: elsewhere, name: 'Späne', ...levels, version: 1 },
            }),
          () => client.ownMeasures.remove({ params }),
        ],
        async rule() {
          const { rows } = await app.platform.database.pool.query(
            `select tm.id from trackable_measures tm join measures m on m.id = tm.measure_id
           where tm.measure_id = $1 and (tm.goal_id <> m.goal_id or tm.organisation_id <> m.organisation_id)`,
            [made.id],
          );
          assert.deepEqual(rows, []);
        },
      };
    },
  ),
];
