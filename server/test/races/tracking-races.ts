import assert from 'node:assert/strict';
import { aTrackedGoal } from '../factories/tracking.ts';
import { race, refusals, served } from './race.ts';

/** Goals and measures that must not all vanish. */
export const trackingRaces = [
  race('the last goals are removed at the same moment: one stays', (app) => async () => {
    const { member } = await aTrackedGoal(app);
    const { client } = member;
    const { items } = await client.tracking.goals({ query: { active: true } });
    return {
      calls: items.map(
        ({ id }) =>
          () =>
            client.tracking.removeGoal({ params: { trackableGoalId: id } }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, items.length - 1);
        assert.deepEqual(refusals(outcomes), ['tracking.last_goal']);
        const left = await client.tracking.goals({ query: { active: true } });
        assert.equal(left.total, 1);
      },
    };
  }),
];
