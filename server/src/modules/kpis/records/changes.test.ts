import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aFileOf } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function changedRecord() {
  const person = await aSubscriber(app);
  const colleague = await signedIn(
    app,
    await aMember(app.platform, { organisationId: person.organisationId, firstName: 'Jo', lastName: 'Kern' }),
  );
  const gas = await catalogueKpi(person, 'natural-gas');
  const file = await aFileOf(app.platform, person.organisationId);
  const record = await aRecord(person, gas, '2026-09', 1.5, { unit: 'MW.h', evidence: [file], note: 'Bill' });
  const params = { kpiRecordId: record.id };
  await colleague.client.kpiRecords.update({
    params,
    body: { ...monthOf('2026-09'), reason: 'NOT_AVAILABLE', evidence: [], version: 1 },
  });
  return { person, colleague, gas, file, record, params };
}

describe('the history of a record', () => {
  test('keeps who, when, before and after', async () => {
    const { person, colleague, file, params } = await changedRecord();
    const { items, total } = await person.client.kpiRecords.changes({ params });
    expect(total).toBe(2);
    const first = {
      period: '2026-09',
      value: 1.5,
      unit: { code: 'MW.h', label: 'MWh' },
      note: 'Bill',
      evidence: [{ id: file }],
    };
    expect(items).toMatchObject([
      {
        id: 2,
        kind: 'CHANGED',
        by: { id: colleague.id, name: 'Jo Kern' },
        before: first,
        after: { value: null, reason: 'NOT_AVAILABLE', evidence: [] },
      },
      { id: 1, kind: 'CREATED', by: { id: person.id }, before: null, after: first },
    ]);
    expect(items[0]?.at).toBe('2026-11-15T10:00:00.000Z');
  });

  test('a change is taken back, and that is a change too', async () => {
    const { person, file, params } = await changedRecord();
    const restored = await person.client.kpiRecords.restoreChange({
      params: { ...params, changeId: 2 },
      body: { version: 2 },
    });
    expect(restored).toMatchObject({
      value: 1.5,
      canonicalValue: 1500,
      evidence: [{ id: file }],
      version: 3,
    });
    const { items } = await person.client.kpiRecords.changes({ params });
    expect(items[0]).toMatchObject({
      kind: 'RESTORED',
      before: { reason: 'NOT_AVAILABLE' },
      after: { value: 1.5 },
    });
    const restore = (changeId: number, version: number) =>
      person.client.kpiRecords.restoreChange({ params: { ...params, changeId }, body: { version } });
    await expect(restore(2, 2)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    await expect(restore(1, 3)).rejects.toMatchObject({ status: 404, i18nKey: 'not_found.change' });
    await expect(restore(77, 3)).rejects.toMatchObject({ status: 404 });
    await expect(restore(2 ** 31, 3)).rejects.toMatchObject({ status: 400, i18nKey: 'input.invalid' });
  });

  test('a deleted record is gone, makes room, and comes back', async () => {
    const { person, gas, params } = await changedRecord();
    await person.client.kpiRecords.remove({ params });
    await expect(person.client.kpiRecords.read({ params })).rejects.toMatchObject({ status: 404 });
    await expect(person.client.kpiRecords.remove({ params })).rejects.toMatchObject({ status: 404 });
    expect((await person.client.kpiRecords.latest()).items).toEqual([]);
    const { items } = await person.client.kpiRecords.ofKpi({
      params: { kpiId: gas.id },
      query: { deleted: true },
    });
    expect(items).toMatchObject([{ id: params.kpiRecordId, deletedAt: '2026-11-15T10:00:00.000Z' }]);
    const history = await person.client.kpiRecords.changes({ params });
    expect(history.items[0]).toMatchObject({
      kind: 'DELETED',
      before: { reason: 'NOT_AVAILABLE' },
      after: null,
    });

    const other = await aRecord(person, gas, '2026-09', 7);
    await expect(person.client.kpiRecords.restore({ params })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'kpi_record.period_taken',
      fields: [{ detail: String(other.id) }],
    });
    await person.client.kpiRecords.remove({ params: { kpiRecordId: other.id }, query: { version: 1 } });
    expect(await person.client.kpiRecords.restore({ params })).toMatchObject({
      reason: 'NOT_AVAILABLE',
      version: 4,
    });
    expect(await person.client.kpiRecords.restore({ params })).toMatchObject({ version: 4 });
    // The record goes straight from deleted to an earlier state.
    await person.client.kpiRecords.remove({ params });
    const earlier = { params: { ...params, changeId: 2 }, body: { version: 5 } };
    expect(await person.client.kpiRecords.restoreChange(earlier)).toMatchObject({
      value: 1.5,
      deletedAt: null,
    });
  });

  test('deleting an old version is refused', async () => {
    const { person, params } = await changedRecord();
    await expect(person.client.kpiRecords.remove({ params, query: { version: 1 } })).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
  });

  test('cannot be rewritten, not even in the database', async () => {
    const { params } = await changedRecord();
    await expect(
      app.platform.database.kysely
        .updateTable('kpi_record_changes')
        .set({ kind: 'CREATED' })
        .where('kpi_record_id', '=', params.kpiRecordId)
        .execute(),
    ).rejects.toThrow('append only');
  });

  test('goes with the organisation, and nothing else keeps it', async () => {
    const { person, params } = await changedRecord();
    const own = await anOwnKpi(person, 'Paletten');
    await aRecord(person, own, '2026-09', 5);
    const { kysely } = app.platform.database;
    await kysely.deleteFrom('organisations').where('id', '=', person.organisationId).execute();
    const left = await kysely
      .selectFrom('kpi_record_changes')
      .select('version')
      .where('kpi_record_id', '=', params.kpiRecordId)
      .execute();
    expect(left).toEqual([]);
  });
});
