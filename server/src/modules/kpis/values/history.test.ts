import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const period = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });
const points = async (
  { client }: SignedInAccount,
  kpiId: number,
  query: { from?: string; to?: string; granularity?: 'MONTH' | 'QUARTER' | 'YEAR' },
) => {
  const { points: all } = await client.kpiHistory.one({ params: { kpiId }, query });
  return all.map(({ period: { code }, value, noResult, completeness }) => [
    code,
    value ?? noResult,
    completeness.state,
  ]);
};

describe('the series of an entered KPI', () => {
  test('is aggregated by its rule, and says where days are missing', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const people = await catalogueKpi(person, 'employees');
    for (const [month, value] of [
      ['2026-01', 10],
      ['2026-02', 20],
      ['2026-03', 30],
      ['2026-04', 40],
    ] as const) {
      await aRecord(person, gas, month, value);
      await aRecord(person, people, month, value);
    }
    const year = { from: '2026-01-01', to: '2026-06-30' };
    expect(await points(person, gas.id, { ...year, granularity: 'QUARTER' })).toEqual([
      ['2026-Q1', 60, 'WHOLE'],
      ['2026-Q2', 40, 'GAPS'],
    ]);
    expect(await points(person, people.id, { ...year, granularity: 'QUARTER' })).toEqual([
      ['2026-Q1', 20, 'WHOLE'],
      ['2026-Q2', 40, 'GAPS'],
    ]);
    expect((await points(person, gas.id, year)).at(-1)).toEqual(['2026-06', 'NO_VALUES', 'GAPS']);
  });

  test('never splits a record that is longer than a point, but shows it separately', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const long = await aRecord(person, gas, '2026-01', 900, period('2026-01-01', '2026-03-31'));
    const { points: months, tooLong } = await person.client.kpiHistory.one({
      params: { kpiId: gas.id },
      query: { from: '2026-01-01', to: '2026-03-31' },
    });
    expect(months.map(({ value, noResult }) => value ?? noResult)).toEqual(Array(3).fill('PERIOD_TOO_LONG'));
    expect(tooLong).toMatchObject([{ id: long.id, period: { code: '2026-Q1' }, value: 900 }]);
    expect(
      await points(person, gas.id, { from: '2026-01-01', to: '2026-12-31', granularity: 'YEAR' }),
    ).toEqual([['2026', 900, 'RUNNING']]);
  });

  test('can be given a name, which is not blank', async () => {
    const { client, ...person } = await aSubscriber(app);
    const gas = await catalogueKpi({ client, ...person }, 'natural-gas');
    const named = (name: string) => client.kpiHistory.one({ params: { kpiId: gas.id }, query: { name } });
    expect(await named('Gas in Werk 2')).toMatchObject({ name: 'Gas in Werk 2', kpi: { name: 'Erdgas' } });
    await expect(named(' ')).rejects.toMatchObject({ i18nKey: 'input.invalid' });
  });

  test('twelve other months count in the year in which they end, and leave a gap', async () => {
    const person = await aSubscriber(app);
    const losses = await catalogueKpi(person, 'refrigerant-losses');
    await aRecord(person, losses, '2026-01', 12, period('2024-07-01', '2025-06-30'));
    await aRecord(person, losses, '2026-01', 18, period('2025-07-01', '2026-06-30'));
    expect(await points(person, losses.id, { from: '2025-01-01', to: '2026-12-31' })).toEqual([
      ['2025', 12, 'GAPS'],
      ['2026', 18, 'RUNNING'],
    ]);
  });

  test('shows several KPIs by filter, with targets of goals', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const emissions = await catalogueKpi(member, 'ghg-scope-1-2');
    const gas = await catalogueKpi(member, 'natural-gas');
    await member.client.tracking.updateGoal({
      params: { trackableGoalId: goal.id },
      body: {
        version: goal.version,
        kpis: [
          {
            kpiId: emissions.id,
            baseline: { period: '2025', value: 100 },
            target: { date: '2030-12-31', value: 50 },
          },
        ],
      },
    });
    const filter = [
      `kpi:${emissions.id}`,
      `kpi:${gas.id}`,
      'from:2026-01-01',
      'to:2026-12-31',
      'granularity:YEAR',
    ];
    const { items } = await member.client.kpiHistory.all({ query: { filter } });
    expect(items.map(({ name }) => name)).toEqual([
      'CO₂-Fußabdruck Scope 1 und 2, standortbasiert',
      'Erdgas',
    ]);
    expect(items[0]?.targets).toMatchObject([
      { trackableGoalId: goal.id, goalName: goal.name, baseline: { value: 100 }, target: { value: 50 } },
    ]);
    const energy = await member.client.kpiHistory.all({ query: { filter: ['category:energy', 'sector:e'] } });
    expect(new Set(energy.items.map(({ kpi }) => kpi.category?.slug))).toEqual(new Set(['energy']));
    for (const bad of [
      ['colour:red'],
      ['from:2026-02-30'],
      ['sector:e', 'sector:s'],
      ['from:2020-01-01', 'to:2019-01-01'],
    ]) {
      await expect(member.client.kpiHistory.all({ query: { filter: bad } })).rejects.toMatchObject({
        status: 400,
      });
    }
    await expect(member.client.kpiHistory.all({ query: { filter: ['kpi:987654'] } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a computed KPI', () => {
  test('is computed from sums, with the factor of the year, and shows where it comes from', async () => {
    const person = await aSubscriber(app, { country: 'DE' });
    const electricity = await catalogueKpi(person, 'electricity-purchased');
    const scope2 = await catalogueKpi(person, 'scope-2-location');
    await aRecord(person, electricity, '2023-12', 1000);
    await aRecord(person, electricity, '2024-01', 2000);
    await aRecord(person, electricity, '2026-01', 3000);
    expect(
      await points(person, scope2.id, { from: '2023-01-01', to: '2026-12-31', granularity: 'YEAR' }),
    ).toEqual([
      ['2023', 0.387, 'GAPS'],
      ['2024', 0.722, 'GAPS'],
      ['2025', 'NO_VALUES', 'GAPS'],
      ['2026', 1.056, 'RUNNING'],
    ]);
    const origin = await person.client.kpiHistory.origin({
      params: { kpiId: scope2.id },
      query: { from: '2023-12-01', to: '2024-01-31' },
    });
    expect(origin).toMatchObject({
      value: 1.109,
      perYear: true,
      expression: expect.stringContaining('kpi(electricity-purchased) * factor(grid-location)'),
      readable: expect.stringContaining('Eingekaufter Strom × Strommix Ihres Landes'),
      missing: [],
    });
    expect(origin.inputs).toMatchObject([
      { kpi: { slug: 'electricity-purchased' }, value: 3000, optional: true, recordCount: 2 },
      { kpi: { slug: 'district-heating' }, value: null, noResult: 'NO_VALUES', optional: true },
    ]);
    const grid = origin.factors.filter(({ slug }) => slug === 'grid-location');
    expect(grid).toMatchObject([
      { forYear: 2023, year: 2023, value: 0.387, source: expect.stringContaining('Umweltbundesamt') },
      { forYear: 2024, year: 2024, value: 0.361, unit: 'kg CO₂e/kWh', remarks: [] },
    ]);
  });

  test('a rate is the rate of the sums, never the mean of rates', async () => {
    const person = await aSubscriber(app);
    const [total, green] = [
      await catalogueKpi(person, 'electricity-purchased'),
      await catalogueKpi(person, 'electricity-green'),
    ];
    const share = await catalogueKpi(person, 'renewable-electricity-share');
    await aRecord(person, total, '2026-01', 100);
    await aRecord(person, green, '2026-01', 100);
    await aRecord(person, total, '2026-02', 300);
    await aRecord(person, green, '2026-02', 0);
    expect(
      await points(person, share.id, { from: '2026-01-01', to: '2026-03-31', granularity: 'QUARTER' }),
    ).toEqual([['2026-Q1', 25, 'GAPS']]);
  });

  test('without a number says why', async () => {
    const person = await aSubscriber(app);
    const [total, green] = [
      await catalogueKpi(person, 'electricity-purchased'),
      await catalogueKpi(person, 'electricity-green'),
    ];
    const share = await catalogueKpi(person, 'renewable-electricity-share');
    await aRecord(person, green, '2026-01', 5);
    await aRecord(person, total, '2026-02', 0);
    expect(await points(person, share.id, { from: '2026-01-01', to: '2026-03-31' })).toEqual([
      ['2026-01', 'MISSING_REQUIRED', 'GAPS'],
      ['2026-02', 'DIVISION_BY_ZERO', 'GAPS'],
      ['2026-03', 'NO_VALUES', 'GAPS'],
    ]);
    const { missing, noResult } = await person.client.kpiHistory.origin({
      params: { kpiId: share.id },
      query: { from: '2026-01-01', to: '2026-01-31' },
    });
    expect({ missing, noResult }).toEqual({ missing: ['Eingekaufter Strom'], noResult: 'MISSING_REQUIRED' });
  });

  test('with gaps names the entered KPIs that leave them', async () => {
    const person = await aSubscriber(app);
    const [gas, electricity] = [
      await catalogueKpi(person, 'natural-gas'),
      await catalogueKpi(person, 'electricity-purchased'),
    ];
    const footprint = await catalogueKpi(person, 'ghg-scope-1-2');
    for (const month of ['2026-01', '2026-02', '2026-03']) await aRecord(person, electricity, month, 100);
    await aRecord(person, gas, '2026-01', 100);
    const oil = await catalogueKpi(person, 'heating-oil');
    await person.client.kpiRecords.create({
      body: { kpiId: oil.id, periodStart: '2026-01-01', periodEnd: '2026-03-31', reason: 'NOT_APPLICABLE' },
    });
    const gapsIn = async (from: string, to: string) => {
      const { completeness } = await person.client.kpiHistory.origin({
        params: { kpiId: footprint.id },
        query: { from, to },
      });
      return completeness.sources.map(({ name, state, covered }) => `${name} ${state} ${covered}`);
    };
    expect(await gapsIn('2026-01-01', '2026-01-31')).toEqual([
      'Erdgas WHOLE 1',
      'Heizöl NOT_APPLICABLE 1',
      'Eingekaufter Strom WHOLE 1',
    ]);
    expect(await gapsIn('2026-01-01', '2026-03-31')).toEqual([
      'Erdgas GAPS 1',
      'Heizöl NOT_APPLICABLE 3',
      'Eingekaufter Strom WHOLE 3',
    ]);
    expect(await gapsIn('2026-03-01', '2026-04-30')).toEqual([
      'Erdgas MISSING 0',
      'Heizöl NOT_APPLICABLE 1',
      'Eingekaufter Strom GAPS 1',
    ]);
  });

  test('of one’s own builds on own and catalogue KPIs', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const pallets = await anOwnKpi(person, 'Paletten');
    const perPallet = await anOwnKpi(person, 'Gas je Palette', {
      aggregation: 'AVERAGE',
      formula: { expression: 'kpi(natural-gas) / kpi(paletten)', optional: [] },
    });
    await aRecord(person, gas, '2026-09', 100);
    await aRecord(person, pallets, '2026-09', 3);
    expect(await points(person, perPallet.id, { from: '2026-09-01', to: '2026-09-30' })).toEqual([
      ['2026-09', 33.3333333333333, 'WHOLE'],
    ]);
  });
});

describe('company data', () => {
  test('shows value, trend, target, missing periods and a sparkline of each KPI', async () => {
    const { member } = await aTrackedGoal(app);
    const gas = await catalogueKpi(member, 'natural-gas');
    await member.client.kpiRecords.batch({
      body: {
        rows: ['2025-08', '2025-09', '2026-05', '2026-06', '2026-08', '2026-09'].map((month, n) => ({
          kpiId: gas.id,
          ...monthOf(month),
          value: 100 - n * 10,
        })),
      },
    });
    const { sectors } = await member.client.kpiHistory.overview({ query: { sector: 'e' } });
    expect(sectors.map(({ sector }) => sector)).toEqual(['e']);
    const rows = sectors.flatMap(({ categories }) => categories.flatMap((category) => category.rows));
    const row = rows.find(({ kpi }) => kpi.slug === 'natural-gas');
    expect(row).toMatchObject({
      latest: {
        period: { code: '2026-09' },
        value: 50,
        completeness: { months: 1, covered: 1, state: 'WHOLE' },
      },
      trend: { verdict: 'BETTER', against: { code: '2025-09' } },
      noResult: null,
    });
    expect(row?.trend?.change).toBeCloseTo(-0.444, 3);
    expect(row?.missing.map(({ code }) => code)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-07',
      '2026-10',
    ]);
    expect(row?.sparkline).toHaveLength(13);
    expect(row?.sparkline.at(-1)).toEqual({ period: '2026-09', value: 50, whole: true });
    const scope1 = rows.find(({ kpi }) => kpi.slug === 'scope-1');
    expect(scope1?.latest).toMatchObject({ value: 0.009088 });
  });

  test('shows the reason of a KPI that never had a value', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    const rowOfGas = async () => {
      const { sectors } = await person.client.kpiHistory.overview({ query: { sector: 'e' } });
      const rows = sectors.flatMap(({ categories }) => categories.flatMap((category) => category.rows));
      return rows.find(({ kpi }) => kpi.id === gas.id);
    };
    expect(await rowOfGas()).toMatchObject({ latest: null, reason: null });
    await person.client.kpiRecords.create({
      body: { kpiId: gas.id, ...monthOf('2026-10'), reason: 'NOT_APPLICABLE' },
    });
    expect(await rowOfGas()).toMatchObject({ latest: null, reason: 'NOT_APPLICABLE', missing: [] });
    await aRecord(person, gas, '2026-09', 5);
    expect(await rowOfGas()).toMatchObject({ latest: { value: 5 }, reason: null });
  });

  test('due values are listed by category, until there is a value or a reason', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    expect(await person.client.kpiHistory.due()).toMatchObject({ periods: 0, categories: [] });
    await aRecord(person, gas, '2026-08', 5);
    const due = await person.client.kpiHistory.due();
    expect(due).toMatchObject({ today: '2026-11-15', periods: 2, entered: 1 });
    expect(due.categories).toMatchObject([
      {
        category: { slug: 'energy' },
        items: [{ kpi: { slug: 'natural-gas' }, periods: [{ code: '2026-09' }, { code: '2026-10' }] }],
      },
    ]);
    await aRecord(person, gas, '2026-09', 5);
    await person.client.kpiRecords.create({
      body: { kpiId: gas.id, ...monthOf('2026-10'), reason: 'NOT_APPLICABLE' },
    });
    expect(await person.client.kpiHistory.due()).toMatchObject({ periods: 0, entered: 3 });
  });

  test('KPIs of goals in the order of the goals, with their latest value', async () => {
    const { member, goal } = await aTrackedGoal(app);
    // A changed row moves to the end of the table.
    await app.platform.database.pool.query(
      'update trackable_goal_kpis set position = position where trackable_goal_id = $1 and kpi_id = $2',
      [goal.id, goal.kpis[0]?.kpiId],
    );
    await aRecord(member, await catalogueKpi(member, 'natural-gas'), '2026-09', 100_000);
    const { items } = await member.client.kpis.mine();
    expect(items.find(({ slug }) => slug === 'ghg-scope-1-2')).toMatchObject({
      latest: { period: { code: '2026-09' }, value: 18.176 },
      targets: [{ active: true }],
    });
    const ids = goal.kpis.map(({ kpiId }) => kpiId);
    expect(ids.length).toBeGreaterThan(1);
    expect(items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
  });
});
