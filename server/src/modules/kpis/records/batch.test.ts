import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a batch', () => {
  test('enters and changes rows, and answers in their order', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const own = await anOwnKpi(person, 'Paletten');
    const there = await aRecord(person, gas, '2026-08', 100);
    const { items } = await person.client.kpiRecords.batch({
      body: {
        rows: [
          { kpiId: own.id, ...monthOf('2026-09'), value: 3 },
          { kpiId: gas.id, ...monthOf('2026-08'), value: 105, id: there.id, version: 1 },
          { kpiId: gas.id, ...monthOf('2026-09'), reason: 'NOT_AVAILABLE' },
        ],
      },
    });
    expect(items).toMatchObject([
      { kpiId: own.id, value: 3, version: 1 },
      { id: there.id, value: 105, version: 2 },
      { kpiId: gas.id, reason: 'NOT_AVAILABLE' },
    ]);
  });

  test('exchanges the months of two records', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const june = await aRecord(person, gas, '2026-06', 1);
    const july = await aRecord(person, gas, '2026-07', 2);
    const move = ({ id, version, value }: KpiRecord, month: string) => ({
      ...{ id, version, value, kpiId: gas.id, confirmed: true },
      ...monthOf(month),
    });
    const rows = [move(june, '2026-07'), move(july, '2026-06')];
    const { items } = await person.client.kpiRecords.batch({ body: { rows } });
    expect(items).toMatchObject([
      { id: june.id, period: '2026-07', value: 1 },
      { id: july.id, period: '2026-06', value: 2 },
    ]);
  });

  test('with bad rows writes nothing, and names every one', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const scope1 = await catalogueKpi(person, 'scope-1');
    await aRecord(person, gas, '2026-01', 100);
    const entering = person.client.kpiRecords.batch({
      body: {
        rows: [
          { kpiId: gas.id, ...monthOf('2026-09'), value: 100 },
          { kpiId: gas.id, ...monthOf('2026-09'), value: 101 },
          { kpiId: gas.id, ...monthOf('2027-01'), value: 1 },
          { kpiId: 987_654, ...monthOf('2026-09'), value: 1 },
          { kpiId: scope1.id, ...monthOf('2026-09'), value: 1 },
          { kpiId: gas.id, ...monthOf('2026-01'), value: 100 },
          { kpiId: gas.id, ...monthOf('2026-10'), value: 9_000_000 },
          { kpiId: gas.id, ...monthOf('2026-02') },
          { kpiId: gas.id, ...monthOf('2026-03'), value: 1, id: 99_999, version: 1 },
        ],
      },
    });
    await expect(entering).rejects.toMatchObject({ status: 400, i18nKey: 'input.invalid' });
    const { fields } = await entering.catch((error) => error);
    expect(fields.map(({ path, key }: { path: string; key: string }) => `${path} ${key}`)).toEqual([
      'rows/1/periodStart twice',
      'rows/2/periodEnd inFuture',
      'rows/3/kpiId unknown',
      'rows/4/kpiId derived',
      'rows/5/periodStart taken',
      'rows/6/value maximum',
      'rows/6/value maxChange',
      'rows/7/value required',
      'rows/8/id unknown',
    ]);
    expect((await person.client.kpiRecords.ofKpi({ params: { kpiId: gas.id } })).total).toBe(1);
  });

  test('with odd rows asks for each, and for nothing else', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const rows = ['2026-08', '2026-09'].map((month) => ({
      kpiId: gas.id,
      ...monthOf(month),
      value: 9_000_000,
    }));
    await expect(person.client.kpiRecords.batch({ body: { rows } })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'kpi_record.implausible',
      fields: [{ path: 'rows/0/value' }, { path: 'rows/1/value' }],
    });
    const confirmed = rows.map((row) => ({ ...row, confirmed: true }));
    expect((await person.client.kpiRecords.batch({ body: { rows: confirmed } })).items).toHaveLength(2);
  });

  test('names rows whose shape is wrong, however many', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const rows = Array.from({ length: 1000 }, () => ({ kpiId: gas.id, ...monthOf('2026-09'), value: 1e300 }));
    const { fields, status } = await person.client.kpiRecords
      .batch({ body: { rows } })
      .catch((error) => error);
    expect(status).toBe(400);
    expect(new Set(fields.map(({ path }: { path: string }) => path)).size).toBe(1000);
    await expect(
      person.client.kpiRecords.batch({ body: { rows: [...rows, ...rows] } }),
    ).rejects.toMatchObject({ fields: expect.arrayContaining([{ path: 'rows', key: 'maxItems' }]) });
  });

  test('of two at the same moment over the same periods one is whole, the other leaves nothing', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const enter = (months: string[], value: number) =>
      person.client.kpiRecords.batch({
        body: { rows: months.map((month) => ({ kpiId: gas.id, ...monthOf(month), value, confirmed: true })) },
      });
    const tries = await Promise.allSettled([
      enter(['2026-05', '2026-06', '2026-07'], 1),
      enter(['2026-07', '2026-08', '2026-09'], 2),
      enter(['2026-09', '2026-04', '2026-05'], 3),
    ]);
    const won = tries.filter(({ status }) => status === 'fulfilled').length;
    expect(won).toBe(1);
    expect((await person.client.kpiRecords.ofKpi({ params: { kpiId: gas.id } })).total).toBe(3);
  });
});
