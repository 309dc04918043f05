import { randomUUID } from 'node:crypto';
import { takeBackDays } from '@metra/contract/operations/kpi-batches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aFileOf } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const slug = 'electricity-purchased';

async function importOf({ client }: SignedInAccount, lines: readonly string[], fileName?: string) {
  const file = new File([`Kennzahl;Zeitraum;Wert\n${lines.join('\n')}`], 'werte.csv');
  return client.kpiImport.commit({ body: { confirmed: true, ...(fileName && { fileName }) } }, { file });
}

const takeBack = ({ client }: SignedInAccount, batchId: string | null) =>
  client.kpiBatches.takeBack({ params: { batchId: batchId ?? '' } });

async function valuesOf({ client }: SignedInAccount, kpiId: number) {
  const { items } = await client.kpiRecords.ofKpi({ params: { kpiId }, query: { sort: 'periodStart' } });
  return Object.fromEntries(items.map(({ period, value }) => [period, value]));
}

async function aColleague({ organisationId }: SignedInAccount): Promise<SignedInAccount> {
  return signedIn(app, await aMember(app.platform, { organisationId, firstName: 'Ute', lastName: 'Kern' }));
}

describe('taking back an import', () => {
  test('removes created records and restores changed ones, with unit, origin, note and evidence', async () => {
    const person = await aSubscriber(app);
    const kpi = await catalogueKpi(person, slug);
    const evidence = [await aFileOf(app.platform, person.organisationId)];
    const wishes = { unit: 'MW.h', quality: 'ESTIMATED', note: 'geschätzt', evidence } as const;
    const before = await aRecord(person, kpi, '2026-01', 2, wishes);
    const done = await importOf(person, [`${slug};2026-01;1900`, `${slug};2026-02;1800`]);
    expect(done).toMatchObject({ created: 1, changed: 1 });
    expect(await valuesOf(person, kpi.id)).toEqual({ '2026-01': 1900, '2026-02': 1800 });

    expect(await takeBack(person, done.batchId)).toEqual({ removed: 1, restored: 1, left: [] });
    expect(await valuesOf(person, kpi.id)).toEqual({ '2026-01': 2 });
    const after = await person.client.kpiRecords.read({ params: { kpiRecordId: before.id } });
    expect(after).toMatchObject({
      value: 2,
      unit: { code: 'MW.h' },
      canonicalValue: 2000,
      quality: 'ESTIMATED',
      note: 'geschätzt',
      evidence: [{ id: evidence[0] }],
      version: 3,
    });
    const { items } = await person.client.kpiRecords.changes({ params: { kpiRecordId: before.id } });
    expect(items.map(({ kind, via }) => `${kind} ${via}`)).toEqual([
      'RESTORED TAKE_BACK',
      'CHANGED IMPORT',
      'CREATED ENTRY',
    ]);
  });

  test('keeps records that somebody changed since, and names them with the person', async () => {
    const person = await aSubscriber(app);
    const colleague = await aColleague(person);
    const kpi = await catalogueKpi(person, slug);
    await aRecord(person, kpi, '2026-03', 1000);
    const { batchId } = await importOf(
      person,
      ['01', '02', '03', '04'].map((month) => `${slug};2026-${month};1200`),
    );
    const { items } = await person.client.kpiRecords.ofKpi({ params: { kpiId: kpi.id } });
    const of = (period: string) => {
      const record = items.find((each) => each.period === period);
      if (!record) throw new Error(`No ${period}`);
      return { params: { kpiRecordId: record.id }, version: record.version };
    };
    const body = { ...monthOf('2026-02'), value: 1250, version: of('2026-02').version };
    await colleague.client.kpiRecords.update({ params: of('2026-02').params, body });
    await colleague.client.kpiRecords.remove({ params: of('2026-03').params });
    // A record that the batch created and somebody deleted stays deleted.
    await colleague.client.kpiRecords.remove({ params: of('2026-04').params });

    const taken = await takeBack(person, batchId);
    expect(taken).toMatchObject({ removed: 1, restored: 0 });
    expect(taken.left).toMatchObject([
      {
        kpi: { id: kpi.id, name: kpi.name },
        period: { code: '2026-02' },
        why: 'CHANGED',
        by: { name: 'Ute Kern' },
      },
      { period: { code: '2026-03' }, why: 'DELETED', by: { name: 'Ute Kern' } },
    ]);
    expect(await valuesOf(person, kpi.id)).toEqual({ '2026-02': 1250 });
  });

  test('is done once, and within some weeks', async () => {
    const person = await aSubscriber(app);
    const { batchId } = await importOf(person, [`${slug};2026-01;1200`]);
    await takeBack(person, batchId);
    await expect(takeBack(person, batchId)).rejects.toMatchObject({ i18nKey: 'kpi_batch.taken_back' });
    await expect(takeBack(person, randomUUID())).rejects.toMatchObject({ i18nKey: 'not_found.kpi_batch' });
    const old = await importOf(person, [`${slug};2026-02;1200`]);
    await app.platform.database.pool.query(
      `update kpi_batches set created_at = created_at - interval '${takeBackDays} days 1 hour' where id = $1`,
      [old.batchId],
    );
    await expect(takeBack(person, old.batchId)).rejects.toMatchObject({ i18nKey: 'kpi_batch.too_old' });
    const { items } = await person.client.kpiBatches.list({});
    expect(items.map(({ canBeTakenBack }) => canBeTakenBack)).toEqual([false, false]);
  });

  test('leaves everything as it is where it cannot be finished', async () => {
    const person = await aSubscriber(app);
    const kpi = await catalogueKpi(person, slug);
    const { batchId } = await importOf(person, [`${slug};2026-01;1200`, `${slug};2026-02;1300`]);
    const { pool } = app.platform.database;
    // The last statement of the undo fails, as if the server had stopped there.
    await pool.query(
      `alter table kpi_batches add constraint not_today check (organisation_id <> ${person.organisationId}) not valid`,
    );
    await expect(takeBack(person, batchId)).rejects.toMatchObject({ status: 500 });
    await pool.query('alter table kpi_batches drop constraint not_today');
    expect(await valuesOf(person, kpi.id)).toEqual({ '2026-01': 1200, '2026-02': 1300 });
    expect(await takeBack(person, batchId)).toMatchObject({ removed: 2 });
  });

  test('two imports of the same value are taken back from the newest to the oldest', async () => {
    const person = await aSubscriber(app);
    const kpi = await catalogueKpi(person, slug);
    const first = await importOf(person, [`${slug};2026-01;1200`]);
    const second = await importOf(person, [`${slug};2026-01;1300`]);
    expect(await takeBack(person, first.batchId)).toMatchObject({ left: [{ why: 'CHANGED' }] });
    await takeBack(person, second.batchId);
    expect(await valuesOf(person, kpi.id)).toEqual({ '2026-01': 1200 });
  });
});

describe('a paste', () => {
  test('is sent value by value and taken back as one', async () => {
    const person = await aSubscriber(app);
    const kpi = await catalogueKpi(person, slug);
    const batch = randomUUID();
    const there = await aRecord(person, kpi, '2026-01', 900);
    await person.client.kpiRecords.update({
      params: { kpiRecordId: there.id },
      body: { ...monthOf('2026-01'), value: 950, version: 1, batch },
    });
    await aRecord(person, kpi, '2026-02', 960, { batch });
    await aRecord(person, kpi, '2026-03', 970);
    expect(await takeBack(person, batch)).toEqual({ removed: 1, restored: 1, left: [] });
    expect(await valuesOf(person, kpi.id)).toEqual({ '2026-01': 900, '2026-03': 970 });
    // A value that was still on its way when the batch was undone is refused.
    await expect(aRecord(person, kpi, '2026-04', 980, { batch })).rejects.toMatchObject({
      i18nKey: 'kpi_batch.taken_back',
    });
  });

  test('of the same id in another organisation is another one', async () => {
    const [person, other] = [await aSubscriber(app), await aSubscriber(app)];
    const batch = randomUUID();
    const kpi = await catalogueKpi(person, slug);
    const water = await catalogueKpi(other, 'water-withdrawal');
    await aRecord(person, kpi, '2026-02', 960, { batch });
    await aRecord(other, water, '2026-02', 5, { batch });
    expect(await takeBack(person, batch)).toEqual({ removed: 1, restored: 0, left: [] });
    expect(await valuesOf(other, water.id)).toEqual({ '2026-02': 5 });
    const inUse = await app.platform.database.kysely
      .selectFrom('organisation_kpis')
      .select('kpi_id')
      .where('organisation_id', '=', person.organisationId)
      .execute();
    expect(inUse.map(({ kpi_id }) => kpi_id)).not.toContain(water.id);
  });

  test('is listed with imports, newest first, with author and count', async () => {
    const person = await aSubscriber(app);
    const kpi = await catalogueKpi(person, slug);
    const batch = randomUUID();
    await importOf(person, [`${slug};2026-01;1200`, `${slug};2026-02;1200`], 'Strom 2026.xlsx');
    app.clock.set('2026-11-15T10:01:00Z');
    await aRecord(person, kpi, '2026-03', 1200, { batch });
    await aRecord(person, kpi, '2026-04', 1200, { batch });
    await takeBack(person, batch);
    app.clock.set('2026-11-15T10:00:00Z');
    const { items } = await person.client.kpiBatches.list({});
    expect(items).toMatchObject([
      { id: batch, kind: 'PASTE', fileName: null, values: 2, takenBack: { by: { id: person.id } } },
      { kind: 'FILE', fileName: 'Strom 2026.xlsx', values: 2, by: { id: person.id }, canBeTakenBack: true },
    ]);
  });

  test('an import that changes nothing leaves nothing to take back', async () => {
    const person = await aSubscriber(app);
    await importOf(person, [`${slug};2026-01;1200`]);
    expect(await importOf(person, [`${slug};2026-01;1200`])).toMatchObject({ unchanged: 1, batchId: null });
    expect((await person.client.kpiBatches.list({})).total).toBe(1);
  });
});
