import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { KpiRecordRow } from '@metra/contract/shapes/kpi-record-shapes';
import type { TestApp } from '../app/test-app.ts';
import type { SignedInAccount } from '../factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi, monthOf } from '../factories/kpis.ts';
import { race, refusals, served, times } from './race.ts';

const month = '2026-09';
const slug = 'electricity-purchased';

const write = (kpiId: number, value: number) => ({ kpiId, ...monthOf(month), value, confirmed: true });

const importFile = (lines: readonly string[]) =>
  new Blob([`Kennzahl;Zeitraum;Wert\n${lines.join('\n')}`], { type: 'text/csv' });

/** The number of values in the database, independent of the answers. */
async function storedValues({ platform }: TestApp, { organisationId }: SignedInAccount): Promise<number> {
  const { count } = await platform.database.kysely
    .selectFrom('kpi_records')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ways to enter a value for one month of a KPI. */
const ways = {
  'one by one': ({ client }: SignedInAccount, kpiId: number, value: number) =>
    client.kpiRecords.create({ body: write(kpiId, value) }),
  'one by one with keys': ({ client }: SignedInAccount, kpiId: number, value: number) =>
    client.kpiRecords.create({ body: write(kpiId, value) }, { idempotencyKey: randomUUID() }),
  'in batches': ({ client }: SignedInAccount, kpiId: number, value: number) =>
    client.kpiRecords.batch({ body: { rows: [write(kpiId, value)] } }, { idempotencyKey: randomUUID() }),
};

const firstValues = Object.entries(ways).map(([way, enter]) =>
  race(`first values of one KPI and month, ${way}: one is stored`, (app) => async () => {
    const member = await aSubscriber(app);
    const { id } = await catalogueKpi(member, slug);
    return {
      calls: times(8, (value) => () => enter(member, id, value + 1)),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.deepEqual(refusals(outcomes), ['kpi_record.period_taken']);
        assert.equal(await storedValues(app, member), 1);
      },
    };
  }),
);

export const recordRaces = [
  ...firstValues,

  race('fifty first values of one KPI and month at the same moment: one is stored', (app) => async () => {
    const member = await aSubscriber(app);
    const { id } = await catalogueKpi(member, slug);
    return {
      calls: times(50, (value) => () => ways['one by one'](member, id, value + 1)),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.equal(await storedValues(app, member), 1);
      },
    };
  }),

  race('first values of one KPI and month in several organisations: one in each', (app) => async () => {
    const members = await Promise.all(times(4, () => aSubscriber(app)));
    const { id } = await catalogueKpi(members[0] as SignedInAccount, slug);
    return {
      calls: members.flatMap((member) =>
        Object.values(ways).map((enter, value) => () => enter(member, id, value + 1)),
      ),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, members.length);
        for (const member of members) assert.equal(await storedValues(app, member), 1);
      },
    };
  }),

  race(
    'a first value sent again and again under one key: stored once, answered to all',
    (app) => async () => {
      const member = await aSubscriber(app);
      const { id } = await catalogueKpi(member, slug);
      const idempotencyKey = randomUUID();
      return {
        calls: times(
          6,
          () => () => member.client.kpiRecords.create({ body: write(id, 1) }, { idempotencyKey }),
        ),
        async rule(outcomes) {
          const ids = served(outcomes).map((record) => (record as { id: number }).id);
          assert.equal(ids.length, outcomes.length);
          assert.equal(new Set(ids).size, 1);
          assert.equal(await storedValues(app, member), 1);
        },
      };
    },
  ),

  race('first values by import, batch and hand: one is stored', (app) => async () => {
    const member = await aSubscriber(app);
    const { id } = await catalogueKpi(member, slug);
    const importing = () =>
      member.client.kpiImport.commit(
        { body: { confirmed: true } },
        { file: importFile([`${slug};${month};5`]) },
      );
    return {
      calls: [importing, importing, ...Object.values(ways).map((enter) => () => enter(member, id, 7))],
      rule: async () => assert.equal(await storedValues(app, member), 1),
    };
  }),

  race('different months of one KPI at the same moment: all are stored', (app) => async () => {
    const member = await aSubscriber(app);
    const { id } = await catalogueKpi(member, slug);
    const months = times(9, (index) => `2026-0${index + 1}`);
    return {
      calls: months.map((each) => () => aRecord(member, { id }, each, 100)),
      async rule(outcomes) {
        assert.equal(served(outcomes).length, months.length);
        assert.equal(await storedValues(app, member), months.length);
      },
    };
  }),

  race(
    'batches that change and make the same records in opposite order: one of them holds',
    (app) => async () => {
      const member = await aSubscriber(app);
      const kpis = await Promise.all(
        [slug, 'natural-gas', 'district-heating'].map((each) => catalogueKpi(member, each)),
      );
      const months = ['2026-05', '2026-06', '2026-07'];
      const there = await member.client.kpiRecords.batch({
        body: {
          rows: kpis.flatMap(({ id }) =>
            months.map((each) => ({ kpiId: id, ...monthOf(each), value: 1, confirmed: true })),
          ),
        },
      });
      const rowsWith = (value: number): KpiRecordRow[] => [
        ...there.items.map(({ id, kpiId, periodStart, periodEnd, version }) => ({
          ...{ id, kpiId, periodStart, periodEnd, version, value, confirmed: true },
          quality: 'MEASURED' as const,
        })),
        ...kpis.map(({ id }) => ({
          ...{ kpiId: id, ...monthOf('2026-08'), value, confirmed: true },
          quality: 'MEASURED' as const,
        })),
      ];
      const batch = (rows: KpiRecordRow[]) => () => member.client.kpiRecords.batch({ body: { rows } });
      return {
        calls: times(6, (index) =>
          batch(index % 2 === 0 ? rowsWith(index + 2) : rowsWith(index + 2).reverse()),
        ),
        async rule(outcomes) {
          assert.equal(served(outcomes).length, 1);
          assert.equal(await storedValues(app, member), there.items.length + kpis.length);
          const { items } = await member.client.kpiRecords.ofKpi({ params: { kpiId: kpis[0]?.id ?? 0 } });
          assert.equal(new Set(items.map(({ value }) => value)).size, 1);
        },
      };
    },
  ),

  race('imports of the same rows in opposite order: each row is stored once', (app) => async () => {
    const member = await aSubscriber(app);
    const lines = ['2026-01', '2026-02', '2026-03'].flatMap((each) => [
      `${slug};${each};5`,
      `natural-gas;${each};5`,
    ]);
    const importing = (order: readonly string[]) => () =>
      member.client.kpiImport.commit({ body: { confirmed: true } }, { file: importFile(order) });
    return {
      calls: [
        importing(lines),
        importing(lines.toReversed()),
        importing(lines),
        importing(lines.toReversed()),
      ],
      rule: async () => assert.equal(await storedValues(app, member), lines.length),
    };
  }),

  race('one record changed, deleted and moved at the same moment: one of them holds', (app) => async () => {
    const member = await aSubscriber(app);
    const kpi = await catalogueKpi(member, slug);
    const record = await aRecord(member, kpi, month, 1);
    const params = { kpiRecordId: record.id };
    const { version } = record;
    const { client } = member;
    return {
      calls: [
        () => client.kpiRecords.update({ params, body: { ...monthOf(month), value: 2, version } }),
        () => client.kpiRecords.update({ params, body: { ...monthOf('2026-08'), value: 3, version } }),
        () => client.kpiRecords.remove({ params, query: { version } }),
      ],
      rule: (outcomes) => assert.equal(served(outcomes).length, 1),
    };
  }),

  race('a record restored while its month is entered anew: one of them holds', (app) => async () => {
    const member = await aSubscriber(app);
    const kpi = await catalogueKpi(member, slug);
    const { id, version } = await aRecord(member, kpi, month, 1);
    await member.client.kpiRecords.remove({ params: { kpiRecordId: id }, query: { version } });
    return {
      calls: [
        () => member.client.kpiRecords.restore({ params: { kpiRecordId: id } }),
        () => aRecord(member, kpi, month, 2),
        () => aRecord(member, kpi, month, 3),
      ],
      async rule(outcomes) {
        assert.equal(served(outcomes).length, 1);
        assert.equal(await storedValues(app, member), 1);
      },
    };
  }),

  race('an import is taken back twice while a colleague changes one of its values', (app) => async () => {
    const member = await aSubscriber(app);
    const { id } = await catalogueKpi(member, slug);
    const lines = ['01', '02', '03'].map((each) => `${slug};2026-${each};5`);
    const { batchId } = await member.client.kpiImport.commit(
      { body: { confirmed: true } },
      { file: importFile(lines) },
    );
    const { items } = await member.client.kpiRecords.ofKpi({ params: { kpiId: id } });
    const changed = items.find(({ period }) => period === '2026-02');
    assert.ok(batchId && changed);
    const takeBack = () => member.client.kpiBatches.takeBack({ params: { batchId } });
    const params = { kpiRecordId: changed.id };
    const change = () =>
      member.client.kpiRecords.update({
        params,
        body: { ...monthOf('2026-02'), value: 6, version: changed.version, confirmed: true },
      });
    return {
      calls: [takeBack, change, takeBack],
      async rule(outcomes) {
        // Either the colleague was faster and keeps the value, or the value was deleted before the change.
        const isKept = served([outcomes[1] as (typeof outcomes)[number]]).length === 1;
        assert.equal(served(outcomes).length, isKept ? 2 : 1);
        assert.equal(await storedValues(app, member), isKept ? 1 : 0);
      },
    };
  }),

  race('values of a paste arrive while it is taken back: all are gone, or refused', (app) => async () => {
    const member = await aSubscriber(app);
    const { id } = await catalogueKpi(member, slug);
    const batch = randomUUID();
    await aRecord(member, { id }, '2026-01', 5, { batch });
    const paste = (each: string) => () => aRecord(member, { id }, `2026-${each}`, 5, { batch });
    return {
      calls: [
        paste('02'),
        () => member.client.kpiBatches.takeBack({ params: { batchId: batch } }),
        paste('03'),
      ],
      rule: async () => assert.equal(await storedValues(app, member), 0),
    };
  }),

  ...Object.entries(ways).flatMap(([way, enter]) =>
    [true, false].map((isFirst) =>
      race(
        `a KPI switched off while ${isFirst ? 'its first value is' : 'values are'} entered, ${way}: nothing is added later`,
        (app) => async () => {
          const member = await aSubscriber(app);
          const kpi = await catalogueKpi(member, slug);
          if (!isFirst) await aRecord(member, kpi, '2026-08', 1);
          const params = { id: kpi.id };
          return {
            calls: [
              () => member.client.kpis.switchOff({ params, body: { reason: 'Not used' } }),
              () => enter(member, kpi.id, 1),
            ],
            async rule(outcomes) {
              assert.deepEqual(
                refusals(outcomes).filter((key) => key !== 'kpi.switched_off'),
                [],
              );
              const stored = await storedValues(app, member);
              // The stored value is the answered one.
              assert.equal(stored, served(outcomes).length - 1 + (isFirst ? 0 : 1));
              await assert.rejects(aRecord(member, kpi, '2026-10', 1));
              assert.equal(await storedValues(app, member), stored);
            },
          };
        },
      ),
    ),
  ),
];
