import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  anOwnFactor,
  aSubscriberIn,
  emissionsWith,
  originOf,
  tariff,
} from '../../../../test/factories/factors.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('which value is used', () => {
  test('follows the country in the profile, and says where it had to look elsewhere', async () => {
    const values: unknown[] = [];
    for (const country of ['DE', 'AT', 'CH', 'FR', 'NL', 'GB', 'PL', null]) {
      const person = await aSubscriberIn(app, country);
      const kpi = await emissionsWith(person, 'grid-location');
      const { value, factors } = await originOf(person, kpi);
      values.push([country, value, factors[0]?.country, factors[0]?.year, factors[0]?.remarks]);
    }
    expect(values).toEqual([
      ['DE', 352, 'DE', 2025, []],
      ['AT', 53, 'AT', 2024, ['OTHER_YEAR']],
      ['CH', 50, 'CH', 2025, []],
      ['FR', 36, 'FR', 2024, ['OTHER_YEAR']],
      ['NL', 245, 'NL', 2024, ['OTHER_YEAR']],
      ['GB', 177, 'GB', 2025, []],
      ['PL', 183, 'EU', 2024, ['OTHER_COUNTRY', 'OTHER_YEAR']],
      [null, 183, 'EU', 2024, ['COUNTRY_UNKNOWN', 'OTHER_YEAR']],
    ]);
  });

  test('market-based: own value, else residual mix, else grid mix; CO₂ alone in CO₂e is named', async () => {
    const [german, austrian] = [await aSubscriberIn(app, 'DE'), await aSubscriberIn(app, 'AT')];
    const kpi = await emissionsWith(german, 'electricity-market');
    const before = await originOf(german, kpi);
    expect(before).toMatchObject({
      value: 701.47,
      co2Only: ['Residualmix Deutschland'],
      factors: [{ slug: 'electricity-market', gas: 'CO2', remarks: ['CO2_ONLY'], replaceable: true }],
    });
    const own = await anOwnFactor(german);
    expect(await originOf(german, kpi)).toMatchObject({
      value: 300,
      co2Only: [],
      factors: [
        {
          slug: 'electricity-market',
          name: 'Strom nach Vertrag',
          value: 0.3,
          unit: 'kg CO₂e/kWh',
          ownFactorId: own.id,
          source: tariff.source,
          remarks: [],
        },
      ],
    });
    const other = await originOf(austrian, await emissionsWith(austrian, 'electricity-market'));
    expect(other.factors).toMatchObject([
      { value: 0.053, country: 'AT', remarks: ['NO_VALUE', 'OTHER_YEAR'], insteadOf: expect.any(String) },
    ]);
  });

  test('a value computed from a result that counts CO₂ alone is marked, too', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const below = await emissionsWith(person, 'electricity-market');
    const above = await anOwnKpi(person, 'Alles', {
      unit: 't{CO2e}',
      formula: { expression: `kpi(${below.slug})`, optional: [] },
    });
    const { factors, co2Only } = await originOf(person, above);
    expect(factors).toEqual([]);
    expect(co2Only).toEqual(['Residualmix Deutschland']);
  });

  test('location-based emissions do not depend on the supplier', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const kpi = await emissionsWith(person, 'grid-location');
    await anOwnFactor(person, { value: 1, confirmed: true });
    expect((await originOf(person, kpi)).value).toBe(352);
    for (const factor of ['grid-location', 'residual-mix', 'gwp-r32', 'grid-location-de']) {
      await expect(anOwnFactor(person, { factor })).rejects.toMatchObject({
        i18nKey: 'own_factor.not_replaceable',
      });
    }
  });

  test('certified green electricity counts zero without a tariff value; location-based it counts completely', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const [bought, green] = [
      await catalogueKpi(person, 'electricity-purchased'),
      await catalogueKpi(person, 'electricity-green'),
    ];
    await aRecord(person, bought, '2025-03', 100_000);
    await aRecord(person, green, '2025-03', 60_000);
    const market = await catalogueKpi(person, 'scope-2-market');
    const location = await catalogueKpi(person, 'scope-2-location');
    expect((await originOf(person, market)).value).toBe(28.0588);
    expect((await originOf(person, location)).value).toBe(35.2);
    await anOwnFactor(person);
    expect((await originOf(person, market)).value).toBe(12);
    expect((await originOf(person, location)).value).toBe(35.2);
    await person.client.kpiRecords.create({
      body: {
        kpiId: green.id,
        periodStart: '2025-04-01',
        periodEnd: '2025-04-30',
        value: 100_000,
        confirmed: true,
      },
    });
    await aRecord(person, bought, '2025-04', 100_000);
    const allGreen = await person.client.kpiHistory.origin({
      params: { kpiId: market.id },
      query: { from: '2025-04-01', to: '2025-04-30' },
    });
    expect(allGreen.value).toBe(0);
  });

  test('a deleted value no longer counts, and counts again when it is restored', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const kpi = await emissionsWith(person, 'electricity-market');
    const { id } = await anOwnFactor(person);
    const params = { ownFactorId: id };
    await person.client.factors.removeOwn({ params });
    expect((await originOf(person, kpi)).value).toBe(701.47);
    expect(await person.client.factors.restoreOwn({ params })).toMatchObject({ id, deletedAt: null });
    expect((await originOf(person, kpi)).value).toBe(300);
  });

  test('formulas cannot name unknown factors', async () => {
    const person = await aSubscriberIn(app, 'DE');
    await expect(emissionsWith(person, 'grid-of-the-moon')).rejects.toMatchObject({
      i18nKey: 'kpi.formula_invalid',
      fields: [{ key: 'UNKNOWN_FACTOR', detail: 'grid-of-the-moon' }],
    });
  });
});

describe('factors in use', () => {
  test('are those that formulas name, each with value, year, source and who says so', async () => {
    const person = await aSubscriberIn(app, 'DE');
    await emissionsWith(person, 'electricity-market');
    const own = await anOwnFactor(person, { firstYear: 2024 });
    const used = await person.client.factors.inUse({ query: { year: 2026 } });
    expect(used).toMatchObject({ year: 2026, country: 'DE' });
    expect(used.items.find(({ slug }) => slug === 'electricity-market')).toMatchObject({
      title: 'Strom nach Vertrag',
      value: 0.3,
      year: 2024,
      forYear: 2026,
      remarks: ['OTHER_YEAR'],
      ownFactorId: own.id,
      own: [{ id: own.id }],
      units: expect.arrayContaining([{ code: 'g{CO2}/kW.h', label: 'g CO₂/kWh' }]),
    });
    const diesel = used.items.find(({ slug }) => slug === 'ef-diesel-co2e');
    expect(diesel).toMatchObject({ ownFactorId: null, replaceable: true, own: [] });
    expect(diesel?.usedBy.map(({ name }) => name)).toContain('Scope-1-Emissionen');
    expect(used.items.map(({ slug }) => slug)).not.toContain('gwp-r22');
    const before = await person.client.factors.inUse({ query: { year: 2023 } });
    expect(before.items.find(({ slug }) => slug === 'electricity-market')).toMatchObject({
      ownFactorId: null,
      country: 'DE',
      year: 2023,
    });
  });

  test('the operator’s changes are listed with before and after', async () => {
    const person = await aSubscriberIn(app, 'DE');
    await app.platform.database.pool.query(
      `insert into factor_changes (factor_id, before, after) select id,
        '{"slug":"ef-diesel","value":"2.7","year":2024,"unit":"kg{CO2e}/L","source":"alt","history":[]}',
        '{"slug":"ef-diesel-co2e","value":"2.66155","year":2026,"unit":"kg{CO2e}/L","source":"neu","history":[]}'
        from factors where slug = 'ef-diesel-co2e'`,
    );
    const { items } = await person.client.factors.catalogueChanges({ params: { factor: 'ef-diesel' } });
    expect(items).toMatchObject([
      { before: { value: 2.7, unit: 'kg CO₂e/l' }, after: { value: 2.66155, year: 2026 } },
    ]);
    await expect(
      person.client.factors.catalogueChanges({ params: { factor: 'grid-of-the-moon' } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.factor' });
  });
});

test('sources read in the language of the person', async () => {
  const person = await aSubscriber(app);
  const sources = async (language: 'de' | 'en') => {
    const { items } = await app.client(person.token, language).kpis.factors({ query: { pageSize: 100 } });
    return items.flatMap(({ source }) => source ?? []);
  };
  const german =
    /\b(und|der|des|je|nach|Anlage|Spalte|Ausgabe|Fassungen|Tabelle|Heizwert|Jahreswerte|Lizenz)\b/;
  expect((await sources('de')).some((source) => german.test(source))).toBe(true);
  expect((await sources('en')).filter((source) => german.test(source))).toEqual([]);
  const { items } = await app.client(person.token, 'en').factors.inUse({ query: { year: 2025 } });
  expect(items.map(({ source }) => source)).toContain(
    'EFRAG VSME Digital Template 1.3.0, Fuel Conversion Parameters (MIT licence)',
  );
});
