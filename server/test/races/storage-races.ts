import assert from 'node:assert/strict';
import { aMember, signedIn } from '../factories/accounts.ts';
import { race, refusals, served, times } from './race.ts';

/** Values that an organisation stores by name. */
export const storageRaces = [
  race('the last names that fit, written at the same moment: no more than that', (app) => async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await app.platform.database.kysely
      .insertInto('stored_values')
      .values(
        times(48, (index) => ({
          organisation_id: member.organisationId,
          name: `name${index}`,
          value: '1',
        })),
      )
      .execute();
    const write = (name: string, version?: number) => () =>
      member.client.storage.write({
        params: { name },
        body: { value: '2', ...(version !== undefined && { version }) },
      });
    return {
      calls: [...times(3, (index) => write(`neu${index}`)), ...times(3, (index) => write(`auch${index}`, 0))],
      rule(outcomes) {
        assert.equal(served(outcomes).length, 2);
        assert.deepEqual(refusals(outcomes), ['storage.full']);
      },
    };
  }),

  race('one name written by many who saw the same: one of them holds', (app) => async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const params = { name: 'metraLite.goals' };
    await member.client.storage.write({ params, body: { value: '0' } });
    return {
      calls: times(
        5,
        (index) => () => member.client.storage.write({ params, body: { value: String(index), version: 1 } }),
      ),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['conflict.version']);
      },
    };
  }),
];
