import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const march = monthOf('2026-03');
const firstQuarter = { periodStart: '2026-01-01', periodEnd: '2026-03-31' };
const tooGreen = 'Es ist mehr Ökostrom eingetragen als eingekaufter Strom.';

async function electricity(person: SignedInAccount) {
  const bought = await catalogueKpi(person, 'electricity-purchased');
  const green = await catalogueKpi(person, 'electricity-green');
  return { bought, green };
}

const enter = ({ client }: SignedInAccount, kpiId: number, value: number, more: object = {}) =>
  client.kpiRecords.create({ body: { kpiId, ...march, value, ...more } });

const asked = (text: string) => ({
  status: 409,
  i18nKey: 'kpi_record.implausible',
  fields: expect.arrayContaining([
    { path: 'value', key: 'crossCheck', detail: expect.stringContaining(text) },
  ]),
});

describe('a value that contradicts those of other KPIs', () => {
  test('is asked about in the language of the person, and entered once it is confirmed', async () => {
    const person = await aSubscriber(app);
    const { bought, green } = await electricity(person);
    expect(await enter(person, green.id, 900)).toMatchObject({ value: 900 });
    await expect(enter(person, bought.id, 800)).rejects.toMatchObject(asked(tooGreen));
    const english = { ...person, client: app.client(person.token, 'en') };
    await expect(enter(english, bought.id, 800)).rejects.toMatchObject(asked('more green electricity'));
    const record = await enter(person, bought.id, 800, { confirmed: true });

    // A confirmed value needs no second confirmation until it changes.
    const params = { kpiRecordId: record.id };
    const { version } = await person.client.kpiRecords.update({
      params,
      body: { ...march, value: 800, note: 'stimmt', version: record.version },
    });
    await expect(
      person.client.kpiRecords.update({ params, body: { ...march, value: 801, version } }),
    ).rejects.toMatchObject(asked(tooGreen));
    expect(
      await person.client.kpiRecords.update({ params, body: { ...march, value: 900, version } }),
    ).toMatchObject({ value: 900 });
  });

  test('is asked about together with other unusual values; the confirmation covers exactly these', async () => {
    const person = await aSubscriber(app);
    const { bought, green } = await electricity(person);
    await aRecord(person, bought, '2026-03', 500);
    const before = await aRecord(person, green, '2026-02', 20);
    const questionsTo = (more: object) =>
      enter(person, green.id, 700, more).then(
        () => [],
        ({ fields }: { fields: { key: string; detail: string }[] }) =>
          fields.map(({ key, detail }) => ({ key, detail })),
      );
    const asked = await questionsTo({});
    expect(asked[0]).toEqual({ key: 'maxChange', detail: '20' });
    expect(asked).toContainEqual({ key: 'crossCheck', detail: expect.stringContaining(tooGreen) });
    // Confirming only half of the questions is not enough.
    for (const one of asked)
      expect(await questionsTo({ confirmed: true, confirmedQuestions: [one] })).toEqual(asked);
    // Answering the questions without confirming them is not enough either.
    expect(await questionsTo({ confirmedQuestions: asked })).toEqual(asked);

    // The value before changes meanwhile, so the question changes too.
    await person.client.kpiRecords.update({
      params: { kpiRecordId: before.id },
      body: { ...monthOf('2026-02'), value: 30, version: before.version },
    });
    const anew = await questionsTo({ confirmed: true, confirmedQuestions: asked });
    expect(anew[0]).toEqual({ key: 'maxChange', detail: '30' });
    expect(await questionsTo({ confirmed: true, confirmedQuestions: anew })).toEqual([]);
    const { items } = await person.client.kpiRecords.ofKpi({ params: { kpiId: green.id }, query: {} });
    expect(items).toContainEqual(expect.objectContaining({ value: 700, confirmed: true }));
  });

  test('counts in its own unit, and in its own month', async () => {
    const person = await aSubscriber(app);
    const { bought, green } = await electricity(person);
    await aRecord(person, bought, '2026-03', 1, { unit: 'MW.h' });
    expect(await enter(person, green.id, 1000)).toMatchObject({ value: 1000 });
    expect(await enter(person, green.id, 2000, monthOf('2026-04'))).toMatchObject({ value: 2000 });
  });

  test('is asked about when a quarter of the one meets months of the other', async () => {
    const person = await aSubscriber(app);
    const people = await catalogueKpi(person, 'employees');
    const women = await catalogueKpi(person, 'employees-female');
    for (const month of ['2026-01', '2026-02', '2026-03']) await aRecord(person, people, month, 10);
    await expect(enter(person, women.id, 12, firstQuarter)).rejects.toMatchObject(
      asked('mehr Frauen eingetragen als Beschäftigte'),
    );
    expect(await enter(person, women.id, 11, firstQuarter)).toMatchObject({ value: 11 });
  });

  test('half a year is not held against a whole one', async () => {
    const person = await aSubscriber(app);
    const people = await catalogueKpi(person, 'employees');
    const hours = await catalogueKpi(person, 'hours-worked');
    await aRecord(person, people, '2025-01', 10);
    const ofMonth = (month: number) => monthOf(`2025-${String(month).padStart(2, '0')}`);
    for (let month = 1; month < 12; month++)
      expect(await enter(person, hours.id, 100, ofMonth(month))).toMatchObject({ value: 100 });
    await expect(enter(person, hours.id, 100, ofMonth(12))).rejects.toMatchObject(asked('Weniger als 400'));
  });

  test('is named by its row in a batch, where values are compared with the batch’s other rows', async () => {
    const person = await aSubscriber(app);
    const { bought, green } = await electricity(person);
    const rows = (value: number) => [
      { kpiId: bought.id, ...monthOf('2026-02'), value: 500 },
      { kpiId: green.id, ...monthOf('2026-02'), value: 500 },
      { kpiId: bought.id, ...march, value: 500 },
      { kpiId: green.id, ...march, value },
    ];
    const refused = await person.client.kpiRecords
      .batch({ body: { rows: rows(700) } })
      .catch((error: { fields: { path: string; key: string }[] }) => error);
    expect(refused).toMatchObject({ status: 409, i18nKey: 'kpi_record.implausible' });
    const paths = 'fields' in refused ? refused.fields.map(({ path, key }) => `${path} ${key}`) : [];
    expect(new Set(paths)).toEqual(new Set(['rows/2/value crossCheck', 'rows/3/value crossCheck']));
    expect((await person.client.kpiRecords.batch({ body: { rows: rows(490) } })).items).toHaveLength(4);
  });

  test('is shown in the preview of an import, and imported once it is confirmed', async () => {
    const person = await aSubscriber(app);
    const { bought } = await electricity(person);
    await aRecord(person, bought, '2026-03', 500);
    const table =
      'Kennzahl;Von;Bis;Wert\nelectricity-green;2026-03-01;2026-03-31;700\nnatural-gas;2026-03-01;2026-03-31;10';
    const file = new File([table], 'werte.csv', { type: 'text/csv' });
    const preview = await person.client.kpiImport.preview({ body: {} }, { file });
    expect(preview.counts).toMatchObject({ odd: 1, new: 1 });
    expect(preview.rows[0]).toMatchObject({ outcome: 'ODD' });
    expect(preview.rows[0]?.problems).toContainEqual({
      column: 'value',
      key: 'crossCheck',
      detail: expect.stringContaining(tooGreen),
    });
    await expect(person.client.kpiImport.commit({ body: {} }, { file })).rejects.toMatchObject({
      i18nKey: 'kpi_record.implausible',
    });
    expect(await person.client.kpiImport.commit({ body: { confirmed: true } }, { file })).toMatchObject({
      created: 2,
    });
  });
});
