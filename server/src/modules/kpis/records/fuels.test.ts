import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = { periodStart: '2025-01-01', periodEnd: '2025-12-31' };
const biodiesel = { fuel: 'biodiesel', amount: 40, unit: 'L' };
const wood = { fuel: 'wood-wood-waste', amount: 3200, unit: 'kg' };
const coal = { fuel: 'anthracite', amount: 1, unit: 't' };

/** Creates a person with a KPI of fuels, and a function that enters amounts of them. */
async function aBuyer(slug = 'other-fuels-renewable') {
  const person = await aSubscriber(app);
  const kpi = await catalogueKpi(person, slug);
  const enter = (body: object) =>
    person.client.kpiRecords.create({ body: { kpiId: kpi.id, ...year, ...body } });
  return { person, kpi, enter };
}

/** Corrects a fuel as the operator and notifies every server. */
const tellCalorificValue = (fuel: string, value: number) =>
  app.platform.database.transaction(async (tx) => {
    await sql`update fuels set net_calorific_value = ${value} where slug = ${fuel}`.execute(tx);
    await app.platform.signals.send(tx, 'catalogue');
  });
const calorificValue = (person: SignedInAccount, fuel: string) => async () => {
  const { items } = await person.client.kpis.fuels();
  return items.find(({ slug }) => slug === fuel)?.netCalorificValue;
};

describe('the list of fuels', () => {
  test('is what EFRAG publishes, named in both languages, with the energy of each unit', async () => {
    const person = await aSubscriber(app);
    const { items } = await person.client.kpis.fuels();
    expect(items).toHaveLength(50);
    expect(items.find(({ slug }) => slug === 'biodiesel')).toMatchObject({
      name: 'Biodiesel',
      renewable: true,
      netCalorificValue: 27,
      density: { value: 0.85, unit: 'kg/l' },
      units: [
        { code: 'L', energy: 6.375 },
        { code: 'm3', energy: 6375 },
        { code: 'hL', energy: 637.5 },
        { code: 'kg', energy: 7.5 },
        { code: 't', energy: 7500 },
      ],
      ownKpis: [],
    });
    expect(items.find(({ slug }) => slug === 'wood-wood-waste')).toMatchObject({
      name: 'Holz und Holzabfälle',
      density: null,
      ownKpis: ['Holzpellets', 'Holzhackschnitzel und Scheitholz'],
    });
    const english = await app.client(person.token, 'en').kpis.fuels();
    expect(english.items.map(({ name }) => name)).toContain('Wood and wood waste');
  });

  test('names only KPIs that there are', async () => {
    const person = await aSubscriber(app);
    const fuels: { kpis: string[] }[] = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../catalogue/fuels.json'), 'utf8'),
    );
    for (const slug of fuels.flatMap(({ kpis }) => kpis))
      expect(await catalogueKpi(person, slug)).toMatchObject({ slug });
  });
});

describe('entering fuels as they were bought', () => {
  test('keeps every amount, and counts their energy', async () => {
    const { person, kpi, enter } = await aBuyer();
    expect(kpi.fuels).toBe('RENEWABLE');
    const record = await enter({ fuels: [wood, biodiesel] });
    expect(record).toMatchObject({
      value: 14_121.667,
      unit: { code: 'kW.h' },
      canonicalValue: 14_121.667,
      fuels: [
        {
          ...wood,
          unit: { code: 'kg', label: 'kg' },
          name: 'Holz und Holzabfälle',
          netCalorificValue: 15.6,
          density: null,
          energy: 13_866.667,
          source: 'EFRAG VSME Digital Template 1.3.0, Brennstoffliste',
        },
        {
          fuel: 'biodiesel',
          unit: { code: 'L', label: 'l' },
          density: { value: 0.85, unit: 'kg/l' },
          energy: 255,
        },
      ],
    });
    expect(await person.client.kpiRecords.read({ params: { kpiRecordId: record.id } })).toEqual(record);
    const total = await catalogueKpi(person, 'fuels-renewable');
    const origin = await person.client.kpiHistory.origin({
      params: { kpiId: total.id },
      query: { from: year.periodStart, to: year.periodEnd },
    });
    expect(origin.value).toBe(14.121667);
  });

  test.each([
    [
      'a fuel nobody knows',
      { fuels: [{ ...wood, fuel: 'kryptonite' }] },
      { path: 'fuels/0/fuel', key: 'unknown' },
    ],
    [
      'a unit the fuel has none of',
      { fuels: [biodiesel, { ...wood, unit: 'm3' }] },
      { path: 'fuels/1/unit', key: 'enum' },
    ],
    ['less than nothing', { fuels: [{ ...wood, amount: -1 }] }, { path: 'fuels/0/amount', key: 'minimum' }],
    [
      'more than a number can say',
      { fuels: [{ ...wood, amount: 999_999_999_999 }] },
      { path: 'fuels/0/amount', key: 'exclusiveMaximum' },
    ],
    ['a value beside them', { value: 5, fuels: [wood] }, { path: 'value', key: 'valueAndFuels' }],
    [
      'a reason beside them',
      { reason: 'NOT_APPLICABLE', fuels: [wood] },
      { path: 'reason', key: 'valueAndReason' },
    ],
    ['neither', { fuels: [] }, { path: 'value', key: 'required' }],
  ])('refuses %s', async (_, body, problem) => {
    const { enter } = await aBuyer();
    await expect(enter(body)).rejects.toMatchObject({ status: 400, fields: [problem] });
  });

  test('is for KPIs of fuels alone', async () => {
    const { enter } = await aBuyer('land-use-total');
    await expect(enter({ fuels: [wood] })).rejects.toMatchObject({
      status: 400,
      fields: expect.arrayContaining([{ path: 'fuels', key: 'not' }]),
    });
  });

  test('asks about coal among renewables, and accepts it after a confirmation', async () => {
    const { enter } = await aBuyer();
    await expect(enter({ fuels: [wood, coal] })).rejects.toMatchObject({
      i18nKey: 'kpi_record.implausible',
      fields: [
        {
          path: 'value',
          key: 'crossCheck',
          detail: '„Anthrazit“ gilt in der VSME-Liste als nicht erneuerbar. Gehört die Menge hierher?',
        },
      ],
    });
    expect(await enter({ fuels: [wood, coal], confirmed: true })).toMatchObject({ value: 21_283.334 });
    const fossil = await aBuyer('other-fuels-fossil');
    expect(await fossil.enter({ fuels: [coal] })).toMatchObject({ value: 7416.667 });
  });
});

describe('changing a value that was made of fuels', () => {
  test('keeps them while it is unchanged, and removes them when a value is entered directly', async () => {
    const { person, enter } = await aBuyer();
    const { id, version } = await enter({ fuels: [wood] });
    const params = { kpiRecordId: id };
    const noted = await person.client.kpiRecords.update({
      params,
      body: { ...year, value: 13_866.667, unit: 'kW.h', note: 'Lieferschein', version },
    });
    expect(noted).toMatchObject({ note: 'Lieferschein', fuels: [{ fuel: wood.fuel, amount: 3200 }] });
    const typed = await person.client.kpiRecords.update({
      params,
      body: { ...year, value: 14_000, unit: 'kW.h', version: noted.version },
    });
    expect(typed).toMatchObject({ value: 14_000, fuels: [] });

    const { items } = await person.client.kpiRecords.changes({ params, query: {} });
    expect(items[0]).toMatchObject({
      before: { value: 13_866.667, fuels: [{ name: 'Holz und Holzabfälle', amount: 3200 }] },
      after: { value: 14_000, fuels: [] },
    });
    // The record keeps its own calorific value after the list has changed.
    await tellCalorificValue(wood.fuel, 20);
    await expect.poll(calorificValue(person, wood.fuel)).toBe(20);
    const restored = await person.client.kpiRecords.restoreChange({
      params: { ...params, changeId: items[0]?.id ?? 0 },
      body: { version: typed.version },
    });
    await tellCalorificValue(wood.fuel, 15.6);
    await expect.poll(calorificValue(person, wood.fuel)).toBe(15.6);
    expect(restored).toMatchObject({ value: 13_866.667, fuels: [{ amount: 3200, netCalorificValue: 15.6 }] });
  });

  test('takes other amounts, one by one and in a batch', async () => {
    const { person, kpi, enter } = await aBuyer();
    const first = await enter({ fuels: [wood] });
    const changed = await person.client.kpiRecords.update({
      params: { kpiRecordId: first.id },
      body: { ...year, fuels: [biodiesel], version: first.version },
    });
    expect(changed).toMatchObject({ value: 255, fuels: [{ fuel: 'biodiesel' }] });
    const { items } = await person.client.kpiRecords.batch({
      body: {
        rows: [
          { kpiId: kpi.id, ...year, fuels: [wood], id: first.id, version: changed.version },
          { kpiId: kpi.id, periodStart: '2024-01-01', periodEnd: '2024-12-31', fuels: [wood] },
        ],
      },
    });
    expect(items.map(({ value, fuels }) => [value, fuels.length])).toEqual([
      [13_866.667, 1],
      [13_866.667, 1],
    ]);
  });

  test('is restored with a deleted record, and is part of the export', async () => {
    const { person, kpi, enter } = await aBuyer();
    const { id } = await enter({ fuels: [biodiesel] });
    const params = { kpiRecordId: id };
    await person.client.kpiRecords.remove({ params, query: {} });
    const deleted = await person.client.kpiRecords.ofKpi({
      params: { kpiId: kpi.id },
      query: { deleted: true },
    });
    expect(deleted.items).toMatchObject([{ id, value: 255, fuels: [{ fuel: 'biodiesel', amount: 40 }] }]);
    const restored = await person.client.kpiRecords.restore({ params });
    expect(restored.fuels).toMatchObject([{ fuel: 'biodiesel', amount: 40 }]);
    const file = await person.client.kpiImport.export({ query: { kpi: kpi.id, format: 'csv' } });
    expect(await file.text()).toContain('40 l Biodiesel (27 MJ/kg, 0,85 kg/l)');
  });
});

describe('the database', () => {
  test('keeps no value that its fuels do not add up to', async () => {
    const { person, kpi } = await aBuyer();
    await aRecord(person, kpi, '2025-01', 5, { ...year });
    const write = (fuels: string) =>
      sql`update kpi_records set fuels = ${fuels}::jsonb
        where organisation_id = ${person.organisationId} and kpi_id = ${kpi.id}`.execute(
        app.platform.database.kysely,
      );
    const line = { fuel: 'x', amount: '1', unit: 'kg', netCalorificValue: '18', density: null, energy: '5' };
    await write(JSON.stringify([line]));
    for (const bad of [[], {}, [{ ...line, energy: '6' }], [{ ...line, unit: 'kW.h' }], [line, {}]])
      await expect(write(JSON.stringify(bad))).rejects.toThrow('kpi_records_energy_of_fuels');
  });
});
