import type { MissingReason } from '@metra/contract/shapes/kpi-record-shapes';
import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';

// The test clock shows 15 November 2026.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });
const wholeYear = (number: number) => ({ periodStart: `${number}-01-01`, periodEnd: `${number}-12-31` });

const yearOf = async ({ client }: SignedInAccount, kpi: Pick<Kpi, 'id'>, number: number) => {
  const { value, completeness } = await client.kpiHistory.origin({
    params: { kpiId: kpi.id },
    query: year(number),
  });
  return { value, ...completeness };
};

const withReason = (
  { client }: SignedInAccount,
  kpi: Pick<Kpi, 'id'>,
  period: { periodStart: string; periodEnd: string },
  reason: MissingReason,
  note?: string,
) => client.kpiRecords.create({ body: { kpiId: kpi.id, ...period, reason, note } });

const rowOf = async ({ client }: SignedInAccount, slug: string) => {
  const { sectors } = await client.kpiHistory.overview();
  const rows = sectors.flatMap(({ categories, uncategorised }) => [
    ...categories.flatMap((category) => category.rows),
    ...uncategorised,
  ]);
  return rows.find(({ kpi }) => kpi.slug === slug);
};

/** Enters a value for every month of a year. */
const everyMonth = ({ client }: SignedInAccount, kpi: Kpi, number: number, value: number, months = 12) =>
  client.kpiRecords.batch({
    body: {
      rows: Array.from({ length: months }, (_, index) => ({
        kpiId: kpi.id,
        ...monthOf(`${number}-${String(index + 1).padStart(2, '0')}`),
        value,
        confirmed: true,
      })),
    },
  });

describe('a value says how complete it is', () => {
  test('which months of how many, which are missing, and how good they are', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await everyMonth(person, gas, 2025, 100, 6);
    await aRecord(person, gas, '2025-07', 100, { quality: 'INVOICE' });
    await aRecord(person, gas, '2025-09', 100, { quality: 'ESTIMATED' });
    await withReason(person, gas, monthOf('2025-10'), 'NOT_AVAILABLE');
    await withReason(person, gas, monthOf('2025-11'), 'NOT_APPLICABLE');
    expect(await yearOf(person, gas, 2025)).toMatchObject({
      value: 800,
      months: 12,
      covered: 9,
      state: 'GAPS',
      missing: [{ code: '2025-08' }, { code: '2025-10' }, { code: '2025-12' }],
      // Nobody stated the source of the other values.
      shares: { measured: 0, invoice: 0.125, estimated: 0.125, unstated: 0.75 },
      sources: [],
    });
    expect(await yearOf(person, gas, 2026)).toMatchObject({ value: null, state: 'RUNNING', covered: 0 });
  });

  test('a year in one record and in twelve is the same', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const footprint = await catalogueKpi(person, 'ghg-scope-1-2');
    const record = await aRecord(person, gas, '2025-01', 1200, wholeYear(2025));
    const [atOnce, computedAtOnce] = [await yearOf(person, gas, 2025), await yearOf(person, footprint, 2025)];
    expect(atOnce).toMatchObject({ value: 1200, state: 'WHOLE', covered: 12 });
    await person.client.kpiRecords.remove({ params: { kpiRecordId: record.id }, query: {} });
    await everyMonth(person, gas, 2025, 100);
    expect(await yearOf(person, gas, 2025)).toEqual(atOnce);
    expect(await yearOf(person, footprint, 2025)).toEqual(computedAtOnce);
  });

  test('a source that begins later leaves the year before incomplete, until it is declared not to have existed', async () => {
    const person = await aSubscriber(app);
    const [gas, oil] = [await catalogueKpi(person, 'natural-gas'), await catalogueKpi(person, 'heating-oil')];
    const footprint = await catalogueKpi(person, 'ghg-scope-1-2');
    await everyMonth(person, gas, 2024, 100);
    await everyMonth(person, gas, 2025, 100);
    expect(await yearOf(person, footprint, 2024)).toMatchObject({
      state: 'WHOLE',
      sources: [{ name: 'Erdgas' }],
    });
    await aRecord(person, oil, '2025-01', 120, wholeYear(2025));
    const before = await yearOf(person, footprint, 2024);
    expect(before).toMatchObject({ state: 'GAPS', covered: 0, missing: [{ code: '2024' }] });
    const missing = before.sources.find(({ kpiId }) => kpiId === oil.id);
    expect(missing).toMatchObject({ state: 'MISSING', covered: 0, notBefore: { code: '2024' } });
    expect(await yearOf(person, footprint, 2025)).toMatchObject({ state: 'WHOLE' });

    const { start = '', end = '' } = missing?.notBefore ?? {};
    await withReason(person, oil, { periodStart: start, periodEnd: end }, 'NOT_APPLICABLE');
    const declared = await yearOf(person, footprint, 2024);
    expect(declared).toMatchObject({ state: 'WHOLE', covered: 12, value: before.value });
    expect(declared.sources.map(({ state }) => state)).toEqual(['WHOLE', 'NOT_APPLICABLE']);
    // The year before that is not checked.
    expect((await yearOf(person, footprint, 2023)).state).toBe('GAPS');
  });

  test('one value in ten years is one month', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2019-05', 5);
    const { completeness } = await person.client.kpiHistory.origin({
      params: { kpiId: gas.id },
      query: { from: '2016-01-01', to: '2025-12-31' },
    });
    expect(completeness).toMatchObject({ months: 120, covered: 1, state: 'GAPS' });
    expect(completeness.missing.map(({ code }) => code)).toEqual([
      '2016-01-01/2019-04-30',
      '2019-06-01/2025-12-31',
    ]);
  });
});

describe('changes without effect', () => {
  test('has the last value of a state or a rate, however long ago that was', async () => {
    const person = await aSubscriber(app);
    const area = await anOwnKpi(person, 'Fläche', { aggregation: 'LAST', frequency: 'YEAR' });
    await aRecord(person, area, '2012-01', 250, { ...wholeYear(2012), quality: 'ESTIMATED' });
    await withReason(person, area, wholeYear(2025), 'UNCHANGED');
    expect(await yearOf(person, area, 2025)).toMatchObject({
      value: 250,
      state: 'WHOLE',
      shares: { estimated: 1 },
    });
    const people = await anOwnKpi(person, 'Quote', { aggregation: 'AVERAGE' });
    await withReason(person, people, monthOf('2025-01'), 'UNCHANGED');
    expect(await yearOf(person, people, 2025)).toMatchObject({ value: null, covered: 0 });
  });

  test('is refused where values add up, whichever way it comes', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const own = await anOwnKpi(person, 'Paletten', { aggregation: 'LAST' });
    const refused = { status: 400, fields: [{ path: 'reason', key: 'unchangedSum' }] };
    await expect(withReason(person, gas, monthOf('2026-09'), 'UNCHANGED')).rejects.toMatchObject(refused);
    const { client } = person;
    const row = { kpiId: gas.id, ...monthOf('2026-09'), reason: 'UNCHANGED' as const };
    await expect(client.kpiRecords.batch({ body: { rows: [row] } })).rejects.toMatchObject({
      fields: [{ path: 'rows/0/reason', key: 'unchangedSum' }],
    });
    const record = await aRecord(person, gas, '2026-08', 5);
    const params = { kpiRecordId: record.id };
    await expect(
      client.kpiRecords.update({ params, body: { ...monthOf('2026-08'), reason: 'UNCHANGED', version: 1 } }),
    ).rejects.toMatchObject(refused);
    const file = new Blob(['Kennzahl;Zeitraum;Wert;Grund\r\nErdgas;2026-09;;Unverändert\r\n']);
    const { rows } = await client.kpiImport.preview({ body: {} }, { file });
    expect(rows).toMatchObject([{ outcome: 'BAD', problems: [{ column: 'reason', key: 'unchangedSum' }] }]);
    // A record from the time when the KPI was a state cannot be restored once the KPI adds up; one that still exists
    // is a gap.
    const [old, kept] = [
      await withReason(person, own, monthOf('2026-09'), 'UNCHANGED'),
      await withReason(person, own, monthOf('2026-08'), 'UNCHANGED'),
    ];
    await aRecord(person, own, '2026-07', 7);
    await client.kpiRecords.remove({ params: { kpiRecordId: old.id }, query: {} });
    await app.platform.database.kysely
      .updateTable('kpis')
      .set({ aggregation: 'SUM' })
      .where('id', '=', own.id)
      .execute();
    await expect(client.kpiRecords.restore({ params: { kpiRecordId: old.id } })).rejects.toMatchObject(
      refused,
    );
    expect(kept.reason).toBe('UNCHANGED');
    const { completeness } = await client.kpiHistory.origin({
      params: { kpiId: own.id },
      query: { from: '2026-07-01', to: '2026-08-31' },
    });
    expect(completeness).toMatchObject({ covered: 1, state: 'GAPS', missing: [{ code: '2026-08' }] });
  });
});

describe('company data', () => {
  test('never offers the running month while there is another, and compares whole with whole', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-11', 3);
    expect(await rowOf(person, 'natural-gas')).toMatchObject({
      latest: { period: { code: '2026-11' }, completeness: { state: 'RUNNING' } },
      trend: null,
      noTrend: 'RUNNING',
    });
    await aRecord(person, gas, '2026-09', 100);
    expect(await rowOf(person, 'natural-gas')).toMatchObject({
      latest: { period: { code: '2026-09' }, completeness: { state: 'WHOLE' } },
      trend: null,
      noTrend: 'NOTHING_BEFORE',
      year: { months: 12, covered: 1, state: 'GAPS' },
    });
    await aRecord(person, gas, '2025-09', 80);
    expect(await rowOf(person, 'natural-gas')).toMatchObject({
      trend: { difference: 20, change: 0.25, verdict: 'WORSE', against: { code: '2025-09' } },
      noTrend: null,
    });
  });

  test('a computed value is not compared with one that has gaps', async () => {
    const person = await aSubscriber(app);
    const [gas, oil] = [await catalogueKpi(person, 'natural-gas'), await catalogueKpi(person, 'heating-oil')];
    for (const month of ['2025-07', '2025-08', '2025-09', '2026-07', '2026-08', '2026-09'])
      await aRecord(person, gas, month, 100);
    expect(await rowOf(person, 'scope-1')).toMatchObject({
      latest: { period: { code: '2026-09' } },
      trend: { change: 0, verdict: 'SAME' },
    });
    // Oil is entered by quarters, so the sum can only be given by quarters from now on.
    await aRecord(person, oil, '2026-07', 100, { periodStart: '2026-07-01', periodEnd: '2026-09-30' });
    expect(await rowOf(person, 'scope-1')).toMatchObject({
      latest: { period: { code: '2026-Q3' }, completeness: { state: 'WHOLE' } },
      trend: null,
      noTrend: 'GAPS_BEFORE',
    });
    const scope1 = await catalogueKpi(person, 'scope-1');
    const { granularity } = await person.client.kpiHistory.one({ params: { kpiId: scope1.id }, query: {} });
    expect(granularity).toBe('QUARTER');
  });

  test('percentages change by points', async () => {
    const person = await aSubscriber(app);
    const share = await anOwnKpi(person, 'Anteil', { unit: '%', aggregation: 'AVERAGE' });
    await aRecord(person, share, '2025-09', 20);
    await aRecord(person, share, '2026-09', 25);
    expect((await rowOf(person, share.slug))?.trend).toMatchObject({ difference: 5, change: null });
  });

  test('an unavailable value is a gap of the year, although nobody is asked for it any more', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await everyMonth(person, gas, 2025, 10);
    await everyMonth(person, gas, 2026, 10, 9);
    await withReason(person, gas, monthOf('2026-10'), 'NOT_AVAILABLE', 'Zähler defekt');
    expect(await rowOf(person, 'natural-gas')).toMatchObject({
      missing: [],
      year: { covered: 11, months: 12, state: 'GAPS', missing: [{ code: '2026-10' }] },
    });
    const { sectors } = await person.client.kpiHistory.overview({ query: { sector: 'e' } });
    expect(sectors[0]?.withGaps).toBeGreaterThan(0);
    // The report explains the gap with the own note, and begins with the own first year.
    const stranger = await aSubscriber(app);
    await withReason(stranger, gas, monthOf('2026-11'), 'NOT_AVAILABLE', 'Werk verkauft');
    await aRecord(stranger, gas, '2019-01', 10);
    const { gaps } = await person.client.reports.read({ params: { year: 2026 } });
    expect(gaps.find(({ name }) => name === gas.name)).toMatchObject({ note: 'Zähler defekt' });
    const { items } = await person.client.reports.years();
    expect(items.at(-1)).toMatchObject({ year: 2025 });
  });

  test('a yearly source does not hide missing months of monthly ones', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const area = await anOwnKpi(person, 'Fläche', { aggregation: 'LAST', frequency: 'YEAR' });
    const perArea = await anOwnKpi(person, 'Gas je Fläche', {
      aggregation: 'AVERAGE',
      formula: { expression: `kpi(natural-gas) / kpi(${area.slug})`, optional: [] },
    });
    await aRecord(person, area, '2025-01', 10, wholeYear(2025));
    await everyMonth(person, gas, 2025, 100);
    await everyMonth(person, gas, 2026, 100, 7);
    expect(await rowOf(person, perArea.slug)).toMatchObject({
      latest: { value: 120, completeness: { state: 'WHOLE' } },
      year: { covered: 9, months: 12, state: 'GAPS', missing: [{ code: '2026-08-01/2026-10-31' }] },
    });
  });
});

describe('a computed value that is older than some of its sources', () => {
  test('names its outdated inputs, and since when they are outdated', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const petrol = await catalogueKpi(person, 'fuel-petrol');
    await everyMonth(person, gas, 2026, 100, 9);
    expect(await rowOf(person, 'scope-1')).toMatchObject({
      latest: { period: { code: '2026-09' } },
      waitsFor: [],
    });
    await aRecord(person, petrol, '2026-05', 40);
    const late = {
      kpiId: petrol.id,
      name: 'Benzin',
      sector: 'e',
      category: 'mobility',
      since: { code: '2026-06' },
    };
    expect(await rowOf(person, 'scope-1')).toMatchObject({
      latest: { period: { code: '2026-05' } },
      waitsFor: [late],
    });
    const scope = await catalogueKpi(person, 'scope-1');
    const series = await person.client.kpiHistory.one({ params: { kpiId: scope.id }, query: {} });
    expect(series.waitsFor).toMatchObject([late]);
    expect(await rowOf(person, 'natural-gas')).toMatchObject({ waitsFor: [] });
    // Once oil has values for the same time or does not apply, nothing is missing.
    await withReason(
      person,
      petrol,
      { periodStart: '2026-06-01', periodEnd: '2026-09-30' },
      'NOT_APPLICABLE',
    );
    expect(await rowOf(person, 'scope-1')).toMatchObject({
      latest: { period: { code: '2026-09' } },
      waitsFor: [],
    });
  });
});
