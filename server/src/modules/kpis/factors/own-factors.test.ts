import type { OwnFactorWrite } from '@metra/contract/factor-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aFileOf } from '../../../../test/factories/tracking.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Wishes = Partial<OwnFactorWrite>;
const tariff: OwnFactorWrite = {
  factor: 'electricity-market',
  value: 300,
  unit: 'g{CO2e}/kW.h',
  firstYear: 2025,
  lastYear: null,
  source: 'Stromkennzeichnung Stadtwerke',
  confirmed: false,
};
const enter = ({ client }: SignedInAccount, wishes: Wishes = {}) =>
  client.factors.createOwn({ body: { ...tariff, ...wishes } });

async function inCountry(country: string | null): Promise<SignedInAccount> {
  const person = await aSubscriber(app);
  await app.platform.database.kysely
    .updateTable('organisations')
    .set({ country })
    .where('id', '=', person.organisationId)
    .execute();
  return person;
}

/** A KPI computed from bought electricity with one factor, in tonnes of CO₂e. */
async function emissionsWith(person: SignedInAccount, factor: string) {
  await aRecord(person, await catalogueKpi(person, 'electricity-purchased'), '2025-03', 1_000_000);
  return anOwnKpi(person, `Emissionen ${factor}`, {
    unit: 't{CO2e}',
    decimals: 3,
    formula: { expression: `kpi(electricity-purchased) * factor(${factor}) / 1000`, optional: [] },
  });
}

const originOf = ({ client }: SignedInAccount, { id }: { id: number }) =>
  client.kpiHistory.origin({ params: { kpiId: id }, query: { from: '2025-03-01', to: '2025-03-31' } });

describe('which value is used', () => {
  test('follows the country in the profile, and says where it had to look elsewhere', async () => {
    const values: unknown[] = [];
    for (const country of ['DE', 'AT', 'CH', 'FR', 'NL', 'GB', 'PL', null]) {
      const person = await inCountry(country);
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
    const [german, austrian] = [await inCountry('DE'), await inCountry('AT')];
    const kpi = await emissionsWith(german, 'electricity-market');
    const before = await originOf(german, kpi);
    expect(before).toMatchObject({
      value: 701.47,
      co2Only: ['Residualmix Deutschland'],
      factors: [{ slug: 'electricity-market', gas: 'CO2', remarks: ['CO2_ONLY'], replaceable: true }],
    });
    const own = await enter(german);
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

  test('what lies above a result that counts CO₂ alone is marked too', async () => {
    const person = await inCountry('DE');
    const below = await emissionsWith(person, 'electricity-market');
    const above = await anOwnKpi(person, 'Alles', {
      unit: 't{CO2e}',
      formula: { expression: `kpi(${below.slug})`, optional: [] },
    });
    const { factors, co2Only } = await originOf(person, above);
    expect(factors).toEqual([]);
    expect(co2Only).toEqual(['Residualmix Deutschland']);
  });

  test('location-based stays what it is, whatever the supplier says', async () => {
    const person = await inCountry('DE');
    const kpi = await emissionsWith(person, 'grid-location');
    await enter(person, { value: 1, confirmed: true });
    expect((await originOf(person, kpi)).value).toBe(352);
    for (const factor of ['grid-location', 'residual-mix', 'gwp-r32', 'grid-location-de']) {
      await expect(enter(person, { factor })).rejects.toMatchObject({
        i18nKey: 'own_factor.not_replaceable',
      });
    }
  });

  test('a deleted value no longer counts, and counts again when it is restored', async () => {
    const person = await inCountry('DE');
    const kpi = await emissionsWith(person, 'electricity-market');
    const { id } = await enter(person);
    const params = { ownFactorId: id };
    await person.client.factors.removeOwn({ params });
    expect((await originOf(person, kpi)).value).toBe(701.47);
    expect(await person.client.factors.restoreOwn({ params })).toMatchObject({ id, deletedAt: null });
    expect((await originOf(person, kpi)).value).toBe(300);
  });

  test('formulas cannot name what nobody knows', async () => {
    const person = await inCountry('DE');
    await expect(emissionsWith(person, 'grid-of-the-moon')).rejects.toMatchObject({
      i18nKey: 'kpi.formula_invalid',
      fields: [{ key: 'UNKNOWN_FACTOR', detail: 'grid-of-the-moon' }],
    });
  });
});

describe('entering an own factor', () => {
  test('keeps what was entered, and converts it for the computation', async () => {
    const person = await inCountry('DE');
    const kpi = await emissionsWith(person, 'electricity-market');
    const file = await aFileOf(app.platform, person.organisationId);
    const own = await enter(person, { value: 0.4, unit: 't{CO2}/MW.h', evidence: [file], note: ' Tarif ' });
    expect(own).toMatchObject({
      factor: 'electricity-market',
      name: 'Strom nach Vertrag',
      value: 0.4,
      unit: { code: 't{CO2}/MW.h', label: 't CO₂/MWh' },
      gas: 'CO2',
      note: 'Tarif',
      evidence: [{ id: file, name: 'Rechnung.pdf' }],
      author: { id: person.id },
      version: 1,
    });
    expect(await originOf(person, kpi)).toMatchObject({
      value: 400,
      co2Only: ['Strom nach Vertrag'],
      factors: [{ value: 0.4, unit: 'kg CO₂/kWh' }],
    });
  });

  test.each<[string, Wishes, object]>([
    ['below zero', { value: -1 }, { status: 400, fields: [{ path: 'value', key: 'minimum' }] }],
    [
      'in a unit that measures something else',
      { unit: 'kg{CO2e}/L' },
      { status: 400, fields: [{ path: 'unit', key: 'enum' }] },
    ],
    ['in 1800', { firstYear: 1800 }, { status: 400, fields: [{ path: 'firstYear', key: 'minimum' }] }],
    [
      'in the far future',
      { firstYear: 2028 },
      { status: 400, fields: [{ path: 'firstYear', key: 'inFuture' }] },
    ],
    [
      'that ends before it begins',
      { lastYear: 2024 },
      { status: 400, fields: [{ path: 'lastYear', key: 'endsBeforeStart' }] },
    ],
    ['without a source', { source: ' ' }, { status: 400, fields: [{ path: 'source', key: 'notBlank' }] }],
    ['of nothing', { factor: 'grid-of-the-moon' }, { status: 404, i18nKey: 'not_found.factor' }],
    [
      'a thousand times too large',
      { value: 300, unit: 'kg{CO2e}/kW.h' },
      { status: 409, i18nKey: 'own_factor.implausible' },
    ],
    ['of zero, unless it is meant', { value: 0 }, { status: 409, i18nKey: 'own_factor.implausible' }],
    [
      'of zero for a fuel, even if it is meant',
      { factor: 'ef-diesel-co2e', unit: 'kg{CO2e}/L', value: 0, confirmed: true },
      { status: 400, fields: [{ path: 'value', key: 'exclusiveMinimum' }] },
    ],
    [
      'with a file that is not there',
      { evidence: [987_654] },
      { status: 404, i18nKey: 'not_found.resource' },
    ],
  ])('refuses a value %s', async (_, wishes, refusal) => {
    await expect(enter(await inCountry('DE'), wishes)).rejects.toMatchObject(refusal);
  });

  test('zero is taken for electricity once it is confirmed, and stays so when something else is changed', async () => {
    const person = await inCountry('DE');
    const { id } = await enter(person, { value: 0, confirmed: true });
    const { factor: _, ...write } = { ...tariff, value: 0 };
    const changed = await person.client.factors.updateOwn({
      params: { ownFactorId: id },
      body: { ...write, source: 'Neue Quelle', why: 'Quelle genauer', version: 1 },
    });
    expect(changed).toMatchObject({ value: 0, source: 'Neue Quelle' });
  });

  test('a fuel has its own value too', async () => {
    const person = await inCountry('DE');
    const own = await enter(person, { factor: 'ef-diesel', value: 2.7, unit: 'kg{CO2e}/L' });
    expect(own.factor).toBe('ef-diesel-co2e');
  });

  test('a year has one value: of two who enter at once one is told', async () => {
    const person = await inCountry('DE');
    const both = await Promise.allSettled([enter(person), enter(person, { value: 200 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { i18nKey: 'own_factor.year_taken', fields: [{ path: 'firstYear', key: 'taken' }] },
    });
    await enter(person, { firstYear: 2024 });
    const { items } = await person.client.factors.listOwn({ query: { factor: 'electricity-market' } });
    expect(items.map(({ firstYear }) => firstYear)).toEqual([2025, 2024]);
  });

  test('of two who change at once one is told', async () => {
    const person = await inCountry('DE');
    const { id } = await enter(person);
    const { factor: _, ...write } = tariff;
    const change = (value: number) =>
      person.client.factors.updateOwn({
        params: { ownFactorId: id },
        body: { ...write, value, why: 'Korrektur', version: 1 },
      });
    const both = await Promise.allSettled([change(310), change(320)]);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { i18nKey: 'conflict.version' },
    });
  });

  test('what was deleted leaves room, and is not restored over what came after', async () => {
    const person = await inCountry('DE');
    const first = await enter(person);
    await person.client.factors.removeOwn({ params: { ownFactorId: first.id }, query: { version: 1 } });
    await enter(person, { value: 250 });
    await expect(
      person.client.factors.restoreOwn({ params: { ownFactorId: first.id } }),
    ).rejects.toMatchObject({ i18nKey: 'own_factor.year_taken' });
    const { items } = await person.client.factors.listOwn({ query: { deleted: true } });
    expect(items.map(({ id }) => id)).toEqual([first.id]);
  });

  test('needs a subscription; reading does not', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(enter(member)).rejects.toMatchObject({ i18nKey: 'subscription.required' });
    expect((await member.client.factors.listOwn()).total).toBe(0);
  });
});

describe('the history of an own factor', () => {
  test('keeps who, when, before, after and why, also over a deletion', async () => {
    const person = await inCountry('DE');
    const colleague = await signedIn(
      app,
      await aMember(app.platform, {
        organisationId: person.organisationId,
        firstName: 'Jo',
        lastName: 'Kern',
      }),
    );
    const file = await aFileOf(app.platform, person.organisationId);
    const { id } = await enter(person, { evidence: [file] });
    const params = { ownFactorId: id };
    const { factor: _, ...write } = tariff;
    await colleague.client.factors.updateOwn({
      params,
      body: { ...write, value: 280, why: 'Kennzeichnung 2025 ist da', version: 1 },
    });
    await person.client.factors.removeOwn({ params, query: { why: 'Anbieter gewechselt' } });
    await person.client.factors.restoreOwn({ params });
    const { items } = await colleague.client.factors.ownChanges({ params });
    expect(items).toMatchObject([
      { kind: 'RESTORED', before: null, after: { value: 280, evidence: [{ id: file }] } },
      { kind: 'DELETED', why: 'Anbieter gewechselt', before: { value: 280 }, after: null },
      {
        kind: 'CHANGED',
        by: { id: colleague.id, name: 'Jo Kern' },
        at: '2026-11-15T10:00:00.000Z',
        why: 'Kennzeichnung 2025 ist da',
        before: { value: 300, evidence: [{ id: file }] },
        after: { value: 280, unit: { label: 'g CO₂e/kWh' }, evidence: [{ id: file }] },
      },
      { kind: 'CREATED', by: { id: person.id }, before: null, after: { value: 300 } },
    ]);
    await expect(
      app.platform.database.pool.query('update own_factor_changes set why = null'),
    ).rejects.toThrow('append only');
  });

  test('a change needs a reason', async () => {
    const person = await inCountry('DE');
    const { id } = await enter(person);
    const { factor: _, ...write } = tariff;
    await expect(
      person.client.factors.updateOwn({
        params: { ownFactorId: id },
        body: { ...write, why: ' ', version: 1 },
      }),
    ).rejects.toMatchObject({ fields: [{ path: 'why', key: 'notBlank' }] });
  });
});

describe('factors in use', () => {
  test('are those that formulas name, each with value, year, source and who says so', async () => {
    const person = await inCountry('DE');
    await emissionsWith(person, 'electricity-market');
    const own = await enter(person, { firstYear: 2024 });
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

  test('what the operator changed is told with before and after', async () => {
    const person = await inCountry('DE');
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
