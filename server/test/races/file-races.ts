import assert from 'node:assert/strict';
import { anOwnKpi, aRecord, aSubscriber } from '../factories/kpis.ts';
import { aResource } from '../factories/resources.ts';
import { type Race, race, served } from './race.ts';

/** Files that are used and deleted in the same moment. */
export const fileRaces: readonly Race[] = [
  race('a file becomes evidence and is deleted at once: what is used is there', (app) => async () => {
    const member = await aSubscriber(app);
    const kpi = await anOwnKpi(member, 'Strom');
    const resourceId = await aResource(app.platform, member.organisationId);
    return {
      calls: [
        () => aRecord(member, kpi, '2026-01', 5, { evidence: [resourceId] }),
        () => member.client.resources.remove({ params: { resourceId } }),
      ],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        const { rows } = await app.platform.database.pool.query(
          `select e.resource_id from kpi_record_evidence e join resources r on r.id = e.resource_id
           where e.resource_id = $1 and r.deleted_at is not null`,
          [resourceId],
        );
        assert.deepEqual(rows, []);
      },
    };
  }),
];
