import assert from 'node:assert/strict';
import type { Disclosure } from '@metra/contract/shapes/standard-shapes';
import { aSubscriber } from '../factories/kpis.ts';
import { race, refusals, served, times } from './race.ts';

const year = 2025;
const table = 'ListOfSitesTable';
const rowsOf = (place: number) => [
  { key: `Werk ${place}`, cells: [`Straße ${place}`, '1', `Ort ${place}`, 'country:DE', null] },
  { key: 'Lager', cells: [`Gasse ${place}`, '2', `Ort ${place}`, 'country:DE', null] },
];

/** Simultaneous answers to the same datapoint are never mixed and never lost silently. */
export const disclosureRaces = [
  race(
    'four people answer the same datapoint: one does, the others see a newer version',
    (app) => async () => {
      const { client } = await aSubscriber(app);
      const answer = (value: string, version: number) =>
        client.disclosures.answer({ params: { year, name: 'Assets' }, body: { value, version } });
      await answer('1', 0);
      return {
        calls: times(4, (index) => () => answer(String(index + 2), 1)),
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          assert.deepEqual(refusals(outcomes), ['conflict.version']);
          const winner = outcomes.findIndex(({ isServed }) => isServed);
          const { disclosures } = await client.disclosures.read({ params: { year } });
          const found = disclosures
            .flatMap(({ datapoints }) => datapoints)
            .find(({ name }) => name === 'Assets');
          assert.deepEqual([found?.value, found?.version], [String(winner + 2), 2]);
        },
      };
    },
  ),

  race('four people answer four datapoints of one disclosure: all of it is kept', (app) => async () => {
    const { client } = await aSubscriber(app);
    const names = [
      'Assets',
      'Turnover',
      'NumberOfEmployees',
      'LinkToPreviousReportContainingDisclosuresThatRemainUnchanged',
    ];
    return {
      calls: names.map(
        (name, index) => () =>
          client.disclosures.answer({
            params: { year, name },
            body: { value: String(index + 1), version: 0 },
          }),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 4);
        const { disclosures } = await client.disclosures.read({ params: { year } });
        const all = disclosures.flatMap(({ datapoints }) => datapoints);
        assert.deepEqual(
          names.map((each) => all.find(({ name }) => name === each)?.value),
          ['1', '2', '3', '4'],
        );
      },
    };
  }),

  race('four people write the rows of one table: those of one, whole', (app) => async () => {
    const { client } = await aSubscriber(app);
    const write = (place: number) =>
      client.disclosures.answer({ params: { year, name: table }, body: { rows: rowsOf(place), version: 0 } });
    return {
      calls: times(4, (index) => () => write(index)),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['conflict.version']);
        const winner = outcomes.findIndex(({ isServed }) => isServed);
        const { items } = await client.disclosures.rows({ params: { year, name: table }, query: {} });
        assert.deepEqual(
          items.map(({ key, cells }) => ({ key, cells })),
          rowsOf(winner),
        );
      },
    };
  }),

  race('an answer, the same one carried forward and taken back: one after the other', (app) => async () => {
    const { client } = await aSubscriber(app);
    const name = 'UndertakingsLegalForm';
    const answer = (of: number, value: string | null, version: number) =>
      client.disclosures.answer({ params: { year: of, name }, body: { value, version } });
    await answer(year - 1, 'vsme:CooperativeMember', 0);
    return {
      calls: [
        () => answer(year, 'vsme:PartnershipMember', 0),
        () => client.disclosures.unchanged({ params: { year }, body: { names: [name] } }),
      ],
      async rule(outcomes) {
        // Carrying forward by name replaces an answer; an answer must have seen the present version.
        const [answered, carried] = outcomes;
        assert.equal(carried?.isServed, true);
        if (!answered?.isServed) assert.deepEqual(refusals(outcomes), ['conflict.version']);
        const { disclosures } = await client.disclosures.read({ params: { year } });
        const found = disclosures.flatMap(({ datapoints }) => datapoints).find((each) => each.name === name);
        assert.deepEqual([found?.value, found?.source], ['vsme:CooperativeMember', 'CARRIED']);
        assert.equal(found?.version, answered?.isServed ? 2 : 1);
      },
    };
  }),

  race('a report is frozen while two parts of a sum are written: it is one moment', (app) => async () => {
    const { client } = await aSubscriber(app);
    const [scope1, scope2, sum] = [
      'GrossScope1GreenhouseGasEmissions',
      'GrossLocationBasedScope2GreenhouseGasEmissions',
      'TotalGrossLocationBasedScope1AndScope2GHGEmissions',
    ];
    const answer = (name: string, value: string, version: number) =>
      client.disclosures.answer({ params: { year, name }, body: { value, version } });
    await answer(scope1, '10', 0);
    await answer(scope2, '20', 0);
    return {
      calls: [
        () => client.frozenReports.freeze({ params: { year }, body: {} }),
        () => answer(scope1, '11', 1),
        () => answer(scope2, '22', 1),
      ],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 3);
        const [frozen] = served(outcomes) as [{ id: number }];
        const told = await frozenDocument(app, frozen.id);
        const valueIn = (name: string) =>
          Number(told.flatMap(({ datapoints }) => datapoints).find((each) => each.name === name)?.value);
        assert.ok([10, 11].includes(valueIn(scope1)) && [20, 22].includes(valueIn(scope2)));
        assert.equal(valueIn(sum), valueIn(scope1) + valueIn(scope2));
      },
    };
  }),
];

interface Frozen {
  documents: { de: { disclosures: { disclosures: Disclosure[] } } };
}

/** The content of a frozen report. */
async function frozenDocument(
  { platform }: { platform: Parameters<typeof aSubscriber>[0]['platform'] },
  id: number,
): Promise<Disclosure[]> {
  const { content } = await platform.database.kysely
    .selectFrom('frozen_reports')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { documents }: Frozen = JSON.parse(content.toString());
  return documents.de.disclosures.disclosures;
}
