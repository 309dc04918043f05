import type { OwnFactorWrite } from '@metra/contract/shapes/factor-shapes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, signedIn } from '../../../../test/factories/accounts.ts';
import {
  anOwnFactor,
  aSubscriberIn,
  emissionsWith,
  originOf,
  tariff,
} from '../../../../test/factories/factors.ts';
import { aFileOf } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('entering an own factor', () => {
  test('keeps the input, and converts it for the computation', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const kpi = await emissionsWith(person, 'electricity-market');
    const file = await aFileOf(app.platform, person.organisationId);
    const own = await anOwnFactor(person, {
      value: 0.4,
      unit: 't{CO2}/MW.h',
      evidence: [file],
      note: ' Tarif ',
    });
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

  test.each<[string, Partial<OwnFactorWrite>, object]>([
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
    await expect(anOwnFactor(await aSubscriberIn(app, 'DE'), wishes)).rejects.toMatchObject(refusal);
  });

  test('zero is taken for electricity once it is confirmed, and stays so when something else is changed', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const { id } = await anOwnFactor(person, { value: 0, confirmed: true });
    const { factor: _, ...write } = { ...tariff, value: 0 };
    const changed = await person.client.factors.updateOwn({
      params: { ownFactorId: id },
      body: { ...write, source: 'Neue Quelle', why: 'Quelle genauer', version: 1 },
    });
    expect(changed).toMatchObject({ value: 0, source: 'Neue Quelle' });
  });

  test('a fuel has its own value too', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const own = await anOwnFactor(person, { factor: 'ef-diesel', value: 2.7, unit: 'kg{CO2e}/L' });
    expect(own.factor).toBe('ef-diesel-co2e');
  });

  test('a year has one value: of two simultaneous entries one gets a conflict', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const both = await Promise.allSettled([anOwnFactor(person), anOwnFactor(person, { value: 200 })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { i18nKey: 'own_factor.year_taken', fields: [{ path: 'firstYear', key: 'taken' }] },
    });
    await anOwnFactor(person, { firstYear: 2024 });
    const { items } = await person.client.factors.listOwn({ query: { factor: 'electricity-market' } });
    expect(items.map(({ firstYear }) => firstYear)).toEqual([2025, 2024]);
  });

  test('a company has at most two hundred, whatever others have', async () => {
    const [person, stranger] = [await aSubscriberIn(app, 'DE'), await aSubscriberIn(app, 'DE')];
    await sql`
      insert into own_factors (organisation_id, selector, first_year, value, unit_code, canonical_value, source, created_at, updated_at)
      select ${stranger.organisationId}, 'district-heat', 1990 + n, 0.2, 'kg{CO2e}/kW.h', 0.2, 'Stadtwerke', now(), now()
      from generate_series(1, 200) n`.execute(app.platform.database.kysely);
    await expect(anOwnFactor(stranger)).rejects.toMatchObject({ i18nKey: 'own_factor.limit_reached' });
    expect(await anOwnFactor(person)).toMatchObject({ version: 1 });
  });

  test('of two simultaneous changes one gets a conflict', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const { id } = await anOwnFactor(person);
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

  test('a deleted value makes room, and is not restored over a later one', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const first = await anOwnFactor(person);
    await person.client.factors.removeOwn({ params: { ownFactorId: first.id }, query: { version: 1 } });
    await anOwnFactor(person, { value: 250 });
    await expect(
      person.client.factors.restoreOwn({ params: { ownFactorId: first.id } }),
    ).rejects.toMatchObject({ i18nKey: 'own_factor.year_taken' });
    const { items } = await person.client.factors.listOwn({ query: { deleted: true } });
    expect(items.map(({ id }) => id)).toEqual([first.id]);
  });

  test('a file that is deleted is no evidence any more, and the history still names it', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const file = await aFileOf(app.platform, person.organisationId);
    const { id } = await anOwnFactor(person, { evidence: [file] });
    await person.client.resources.remove({ params: { resourceId: file }, query: { force: true } });
    const { items } = await person.client.factors.listOwn();
    expect(items).toMatchObject([{ id, evidence: [] }]);
    const changes = await person.client.factors.ownChanges({ params: { ownFactorId: id } });
    expect(changes.items[0]?.after?.evidence).toEqual([{ id: file, name: 'Rechnung.pdf' }]);
  });

  test('needs a subscription; reading does not', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(anOwnFactor(member)).rejects.toMatchObject({ i18nKey: 'subscription.required' });
    expect((await member.client.factors.listOwn()).total).toBe(0);
  });
});

describe('the history of an own factor', () => {
  test('keeps who, when, before, after and why, also over a deletion', async () => {
    const person = await aSubscriberIn(app, 'DE');
    const colleague = await signedIn(
      app,
      await aMember(app.platform, {
        organisationId: person.organisationId,
        firstName: 'Jo',
        lastName: 'Kern',
      }),
    );
    const file = await aFileOf(app.platform, person.organisationId);
    const { id } = await anOwnFactor(person, { evidence: [file] });
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
    const person = await aSubscriberIn(app, 'DE');
    const { id } = await anOwnFactor(person);
    const { factor: _, ...write } = tariff;
    await expect(
      person.client.factors.updateOwn({
        params: { ownFactorId: id },
        body: { ...write, why: ' ', version: 1 },
      }),
    ).rejects.toMatchObject({ fields: [{ path: 'why', key: 'notBlank' }] });
  });
});
