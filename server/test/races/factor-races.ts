import assert from 'node:assert/strict';
import { aSubscriber } from '../factories/kpis.ts';
import { race, refusals, served, times } from './race.ts';

const value = { value: 300, unit: 'g{CO2e}/kW.h', source: 'Versorger' } as const;

/** An organisation's own factors. */
export const factorRaces = [
  race('own factors for one year, entered at the same moment: one is stored', (app) => async () => {
    const { client } = await aSubscriber(app);
    return {
      calls: times(
        6,
        (index) => () =>
          client.factors.createOwn({
            body: { factor: 'electricity-market', ...value, value: 300 + index, firstYear: 2025 },
          }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['own_factor.year_taken']);
        assert.equal((await client.factors.listOwn()).total, 1);
      },
    };
  }),

  race(
    'an own factor changed, deleted and restored at the same moment: its history has no gap',
    (app) => async () => {
      const { client } = await aSubscriber(app);
      const { id } = await client.factors.createOwn({
        body: { factor: 'district-heat', ...value, value: 200, firstYear: 2025 },
      });
      const params = { ownFactorId: id };
      const change = (by: number) => () =>
        client.factors.updateOwn({
          params,
          body: { ...value, value: 200 + by, firstYear: 2025, why: 'Korrektur', version: 1 },
        });
      return {
        calls: [
          change(1),
          change(2),
          () => client.factors.removeOwn({ params, query: { version: 1 } }),
          () => client.factors.restoreOwn({ params }),
        ],
        async rule() {
          const { items } = await client.factors.ownChanges({ params });
          assert.deepEqual(
            items.map((change) => change.id),
            times(items.length, (index) => items.length - index),
          );
        },
      };
    },
  ),

  race('the last own factors that fit, entered at the same moment: no more than that', (app) => async () => {
    const { client, organisationId } = await aSubscriber(app);
    await app.platform.database.pool.query(
      `insert into own_factors (organisation_id, factor_id, first_year, value, unit_code, canonical_value, source,
        created_at, updated_at)
      select $1, f.id, 1990 + n, 1, 'kg{CO2e}/L', 1, 'x', now(), now()
      from (select id from factors where kind = 'FUEL' order by id limit 2) f cross join generate_series(1, 99) n`,
      [organisationId],
    );
    const enter = (firstYear: number) => () =>
      client.factors.createOwn({ body: { factor: 'electricity-market', ...value, firstYear } });
    return {
      calls: times(5, (index) => enter(2020 + index)),
      rule(outcomes) {
        assert.equal(served(outcomes).length, 2);
        assert.deepEqual(refusals(outcomes), ['own_factor.limit_reached']);
      },
    };
  }),
];
