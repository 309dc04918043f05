import assert from 'node:assert/strict';
import { aMember, signedIn } from '../factories/accounts.ts';
import { race, refusals, served, times } from './race.ts';

/** The number of strategies that an organisation without a subscription may have. */
export const strategyRaces = [
  race('six drafts for the last place: one is made', (app) => async () => {
    const { client, organisationId } = await signedIn(app, await aMember(app.platform));
    const created_at = app.clock.now();
    await app.platform.database.kysely
      .insertInto('strategies')
      .values(
        times(9, () => ({
          organisation_id: organisationId,
          name: 'Entwurf',
          state: 'DRAFT' as const,
          created_at,
        })),
      )
      .execute();
    return {
      calls: times(6, () => () => client.strategies.create({ body: { name: 'Noch eine' } })),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['strategy.limit_reached']);
      },
    };
  }),
];
