import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aFileOf } from '../../../../test/factories/tracking.ts';
import { writeDemoRecords } from '../demo/demo-records.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const september = { ...monthOf('2026-09') };

describe('entering a value', () => {
  test('keeps the input, and converts it for sums', async () => {
    const person = await aSubscriber(app);
    const electricity = await catalogueKpi(person, 'electricity-purchased');
    const record = await person.client.kpiRecords.create({
      body: { kpiId: electricity.id, ...september, value: 12.345, unit: 'MW.h', note: ' Rechnung 17 ' },
    });
    expect(record).toMatchObject({
      kpiId: electricity.id,
      period: '2026-09',
      value: 12.345,
      unit: { code: 'MW.h', label: 'MWh' },
      canonicalValue: 12_345,
      reason: null,
      // The person did not state the source.
      quality: 'UNSTATED',
      note: 'Rechnung 17',
      author: { id: person.id, name: 'Katrin Lindner' },
      version: 1,
    });
    expect(await person.client.kpiRecords.read({ params: { kpiRecordId: record.id } })).toEqual(record);
  });

  test('takes a reason instead, never both and never neither', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const enter = (body: object) =>
      person.client.kpiRecords.create({ body: { kpiId: gas.id, ...september, ...body } });
    await expect(enter({})).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'value', key: 'required' }],
    });
    await expect(enter({ value: 1, reason: 'CONFIDENTIAL' })).rejects.toMatchObject({
      fields: [{ path: 'reason', key: 'valueAndReason' }],
    });
    expect(await enter({ reason: 'NOT_APPLICABLE' })).toMatchObject({
      value: null,
      reason: 'NOT_APPLICABLE',
    });
  });

  test.each([
    ['1e400', 'value'],
    ['0.1234567890123456', 'value'],
    ['1000000000000000', 'value'],
    [`0.${'1'.repeat(400)}`, 'value'],
    ['"12"', 'value'],
    ['1e-13', 'value'],
  ])('refuses %s as a value, and names the field', async (text, path) => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const response = await app.fetch('/api/v1/tracking/kpi-records', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: `{"kpiId":${gas.id},"periodStart":"2026-09-01","periodEnd":"2026-09-30","value":${text}}`,
    });
    expect(response.status).toBe(400);
    expect((await response.json()).fields[0]).toMatchObject({ path });
  });

  test.each([
    ['2026-09-30', '2026-09-01', 'periodEnd', 'endsBeforeStart'],
    ['2026-09-01', '2026-09-29', 'periodStart', 'notWholePeriods'],
    ['2026-09-02', '2026-10-01', 'periodStart', 'notWholePeriods'],
    ['2025-02-01', '2025-02-28', null, null],
    ['2024-02-01', '2024-02-28', 'periodStart', 'notWholePeriods'],
    ['2024-02-01', '2024-02-29', null, null],
    ['2026-11-01', '2026-11-30', null, null],
    ['2026-12-01', '2026-12-31', 'periodEnd', 'inFuture'],
    ['1899-12-01', '1899-12-31', 'periodStart', 'tooEarly'],
    ['2000-01-01', '2020-12-31', 'periodEnd', 'tooLong'],
  ])('%s to %s: %s %s', async (periodStart, periodEnd, path, key) => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const entering = person.client.kpiRecords.create({
      body: { kpiId: gas.id, periodStart, periodEnd, value: 5 },
    });
    if (path) await expect(entering).rejects.toMatchObject({ status: 400, fields: [{ path, key }] });
    else await expect(entering).resolves.toMatchObject({ value: 5 });
  });

  test('an unknown unit, or one that measures something else, is refused', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    for (const unit of ['parsec', 'kg']) {
      await expect(
        person.client.kpiRecords.create({ body: { kpiId: gas.id, ...september, value: 5, unit } }),
      ).rejects.toMatchObject({ status: 400, fields: [{ path: 'unit', key: 'enum' }] });
    }
  });

  test('a computed KPI cannot be entered', async () => {
    const person = await aSubscriber(app);
    const scope1 = await catalogueKpi(person, 'scope-1');
    await expect(aRecord(person, scope1, '2026-09', 5)).rejects.toMatchObject({
      status: 409,
      i18nKey: 'kpi.derived',
    });
  });

  test('the same period can be entered once, and the answer names the record that is there', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const there = await aRecord(person, gas, '2026-09', 100);
    await expect(aRecord(person, gas, '2026-09', 101)).rejects.toMatchObject({
      status: 409,
      i18nKey: 'kpi_record.period_taken',
      fields: [{ path: 'periodStart', key: 'taken', detail: String(there.id) }],
    });
    await expect(
      person.client.kpiRecords.create({
        body: { kpiId: gas.id, periodStart: '2026-07-01', periodEnd: '2026-10-31', value: 5 },
      }),
    ).rejects.toMatchObject({
      i18nKey: 'kpi_record.period_overlaps',
      fields: [{ detail: String(there.id) }],
    });
  });

  test('of twenty who enter one period at the same moment one gets through', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => aRecord(person, gas, '2026-09', 100 + n)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of tries) {
      if (each.status === 'rejected')
        expect(each.reason).toMatchObject({ i18nKey: 'kpi_record.period_taken' });
    }
  });

  test('an odd value wants to be confirmed', async () => {
    const person = await aSubscriber(app);
    const own = await anOwnKpi(person, 'Paletten', { plausible: { min: 0, max: 100, maxChange: 0.5 } });
    const enter = (month: string, value: number, confirmed = false) =>
      aRecord(person, own, month, value, { confirmed });
    await enter('2026-07', 50);
    await expect(enter('2026-08', 101)).rejects.toMatchObject({
      status: 409,
      i18nKey: 'kpi_record.implausible',
      fields: [
        { path: 'value', key: 'maximum', detail: '100' },
        { path: 'value', key: 'maxChange', detail: '50' },
      ],
    });
    expect(await enter('2026-08', 101, true)).toMatchObject({ value: 101, confirmed: true });
    expect(await enter('2026-09', 90, true)).toMatchObject({ confirmed: false });
  });

  test('an odd value is compared with the value before, even if another company has a newer one', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-07', 1000);
    await aRecord(await aSubscriber(app), gas, '2026-08', 100_000);
    await expect(aRecord(person, gas, '2026-09', 50_000, { confirmed: false })).rejects.toMatchObject({
      fields: [{ key: 'maxChange', detail: '1000' }],
    });
  });

  test('limits are for one month: a bill over three may be three times as high', async () => {
    const person = await aSubscriber(app);
    const own = await anOwnKpi(person, 'Paletten', { plausible: { min: null, max: 100, maxChange: null } });
    const period = { periodStart: '2026-07-01', periodEnd: '2026-09-30' };
    expect(await aRecord(person, own, '2026-07', 300, { ...period, confirmed: false })).toMatchObject({
      value: 300,
    });
  });

  test('evidence is a file of the own organisation', async () => {
    const person = await aSubscriber(app);
    const other = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const [mine, theirs] = [
      await aFileOf(app.platform, person.organisationId),
      await aFileOf(app.platform, other.organisationId),
    ];
    await expect(aRecord(person, gas, '2026-09', 5, { evidence: [mine, theirs] })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.resource',
    });
    const record = await aRecord(person, gas, '2026-09', 5, { evidence: [mine] });
    expect(record.evidence).toMatchObject([{ id: mine, name: 'Rechnung.pdf' }]);
    const { items } = await person.client.kpiRecords.latest();
    expect(items[0]?.record.evidence).toMatchObject([{ id: mine }]);
  });

  test('needs a subscription; reading does not', async () => {
    const person = await signedIn(app, await aMember(app.platform));
    const gas = await catalogueKpi(person, 'natural-gas');
    await expect(aRecord(person, gas, '2026-09', 5)).rejects.toMatchObject({
      i18nKey: 'subscription.required',
    });
    expect(await person.client.kpiRecords.latest()).toEqual({ items: [] });
  });
});

describe('changing a value', () => {
  test('two people: who comes second with an old version changes nothing', async () => {
    const person = await aSubscriber(app);
    const colleague = await signedIn(
      app,
      await aMember(app.platform, { organisationId: person.organisationId }),
    );
    const gas = await catalogueKpi(person, 'natural-gas');
    const record = await aRecord(person, gas, '2026-09', 100);
    const change = (who: typeof person, value: number) =>
      who.client.kpiRecords.update({
        params: { kpiRecordId: record.id },
        body: { ...september, value, version: record.version },
      });
    expect(await change(colleague, 110)).toMatchObject({
      value: 110,
      version: 2,
      author: { id: colleague.id },
    });
    await expect(change(person, 120)).rejects.toMatchObject({ status: 409, i18nKey: 'conflict.version' });
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        person.client.kpiRecords.update({
          params: { kpiRecordId: record.id },
          body: { ...september, value: 200 + n, version: 2 },
        }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('leaves evidence that is not mentioned, and moves to a free period only', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const file = await aFileOf(app.platform, person.organisationId);
    const record = await aRecord(person, gas, '2026-08', 100, { evidence: [file] });
    await aRecord(person, gas, '2026-09', 100);
    const change = (body: object, version: number) =>
      person.client.kpiRecords.update({
        params: { kpiRecordId: record.id },
        body: { ...monthOf('2026-08'), value: 100, version, ...body },
      });
    await expect(change(september, 1)).rejects.toMatchObject({ i18nKey: 'kpi_record.period_taken' });
    expect(await change({ ...monthOf('2026-07'), value: 90 }, 1)).toMatchObject({
      period: '2026-07',
      evidence: [{ id: file }],
    });
    expect(await change({ evidence: [] }, 2)).toMatchObject({ evidence: [] });
  });
});

describe('a KPI that counts whole things', () => {
  const refused = { status: 400, fields: [{ path: 'value', key: 'wholeNumber' }] };

  test('takes no fraction of a person, and fewer than none neither, confirmed or not', async () => {
    const person = await aSubscriber(app);
    const people = await anOwnKpi(person, 'Menschen', { wholeNumber: true, aggregation: 'AVERAGE' });
    for (const value of [2.5, -3, 0.000_000_000_001]) {
      await expect(aRecord(person, people, '2026-08', value)).rejects.toMatchObject(refused);
    }
    const record = await aRecord(person, people, '2026-08', 0);
    const params = { kpiRecordId: record.id };
    const body = { ...monthOf('2026-08'), value: 1.5, confirmed: true, version: record.version };
    await expect(person.client.kpiRecords.update({ params, body })).rejects.toMatchObject(refused);
    await expect(
      person.client.kpiRecords.batch({
        body: {
          rows: [
            { kpiId: people.id, ...monthOf('2026-06'), value: 4 },
            { kpiId: people.id, ...monthOf('2026-07'), value: 4.2, confirmed: true },
          ],
        },
      }),
    ).rejects.toMatchObject({ fields: [{ path: 'rows/1/value', key: 'wholeNumber' }] });
  });

  test('is counted in its own unit, whatever it was entered in', async () => {
    const person = await aSubscriber(app);
    const hours = await anOwnKpi(person, 'Ganze Stunden', { unit: 'h', wholeNumber: true });
    expect(await aRecord(person, hours, '2026-08', 120, { unit: 'min' })).toMatchObject({
      canonicalValue: 2,
    });
    await expect(aRecord(person, hours, '2026-09', 90, { unit: 'min' })).rejects.toMatchObject(refused);
  });

  test('keeps earlier fractions until the value is changed', async () => {
    const person = await aSubscriber(app);
    const kpi = await anOwnKpi(person, 'Vollzeitstellen');
    const record = await aRecord(person, kpi, '2026-08', 7.5);
    await person.client.kpis.update({
      params: { id: kpi.id },
      body: {
        translations: { de: { name: 'Köpfe', unitLabel: 'Stück' } },
        sector: 'e',
        unit: '{piece}',
        aggregation: 'SUM',
        direction: 'LOWER',
        frequency: 'MONTH',
        wholeNumber: true,
        version: kpi.version,
      },
    });
    const params = { kpiRecordId: record.id };
    const body = { ...monthOf('2026-08'), value: 7.5, note: 'bleibt', version: record.version };
    expect(await person.client.kpiRecords.update({ params, body })).toMatchObject({
      value: 7.5,
      note: 'bleibt',
    });
  });
});

test('the demo company gets its values beside companies that have some, and never over its own', async () => {
  const person = await aSubscriber(app);
  const gas = await catalogueKpi(person, 'natural-gas');
  await aRecord(await aSubscriber(app), gas, '2026-09', 5);
  const write = (value: number) =>
    app.platform.database.transaction((tx) => {
      const { organisationId, id: accountId } = person;
      const december = { from: '2025-12-01', to: '2025-12-31' };
      return writeDemoRecords(
        tx,
        { organisationId, accountId, now: app.clock.now() },
        [{ kpi: gas.slug, periodType: 'month', ...december, value, comment: null }],
        { today: '2026-11-15', years: 0 },
      );
    });
  await write(7);
  await write(8);
  const { items } = await person.client.kpiRecords.ofKpi({ params: { kpiId: gas.id } });
  expect(new Set(items.map(({ value }) => value))).toEqual(new Set([7]));
});
