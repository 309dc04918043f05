import assert from 'node:assert/strict';
import { aMember, signedIn } from '../factories/accounts.ts';
import { aSubscription } from '../factories/subscriptions.ts';
import { race, refusals, served, times } from './race.ts';

/** Numbers of frozen reports have neither gaps nor duplicates. */
export const frozenReportRaces = [
  race('four people freeze the report of a year: one does, the others are told', (app) => async () => {
    const { client, organisationId } = await signedIn(app, await aMember(app.platform));
    await aSubscription(app.platform, organisationId);
    const params = { year: 2025 };
    return {
      calls: times(4, () => () => client.frozenReports.freeze({ params, body: {} })),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['frozen_report.already_there']);
        assert.equal((await client.archive.reports({})).total, 1);
      },
    };
  }),
];
