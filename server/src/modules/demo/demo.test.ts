import type { MetraContract } from '@metra/contract';
import type { Client } from '@metra/contract/core/client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../test/app/test-app.ts';
import { anOrganisation, signedIn } from '../../../test/factories/accounts.ts';
import type { Tables } from '../../platform/database/database.ts';
import { ensureDemoAccounts } from '../accounts/accounts.module.ts';
import { ensureDemo } from './demo.module.ts';
import { ensureDemoCompany } from './demo-company.service.ts';

const log = pino({ level: 'silent' });
const madeAt = '2027-03-10T10:00:00Z';

const wholeDemo = (app: TestApp) => ensureDemo({ ...app.platform, ...app.settings }, log);

/** The marketplace and its pictures, which take most of the time, are left out. */
async function companyOnly({ platform, settings }: TestApp) {
  const accounts = await ensureDemoAccounts(platform);
  await ensureDemoCompany({ ...platform, ...settings });
  return accounts;
}

async function appWithDemo(make = wholeDemo, options: TestAppOptions = {}) {
  const app = await createTestApp(options);
  app.clock.set(madeAt);
  const accounts = await make(app);
  const clientOf = async (role: string) => {
    const account = accounts.find((one) => one.role === role);
    const body = { username: account?.email ?? '', password: account?.password ?? '' };
    const { id, email, roles, organisation } = await app.client().auth.login({ body });
    return (await signedIn(app, { id, email, roles, organisationId: organisation.id })).client;
  };
  return { app, clientOf };
}

const tables: (keyof Tables)[] = [
  'organisations',
  'accounts',
  'strategies',
  'trackable_goals',
  'trackable_measures',
  'trackable_goal_kpis',
  'measure_ratings',
  'activities',
  'subscriptions',
  'billing_data',
  'invoices',
  'invoice_payments',
  'kpi_records',
  'audit_log',
  'resources',
];

/** All rows of the demo. */
async function contentOf({ platform: { database } }: TestApp) {
  const content = [];
  for (const table of tables) content.push(await database.kysely.selectFrom(table).selectAll().execute());
  return content.map((rows) => rows.map((row) => JSON.stringify(row)).toSorted());
}

/** The company uses measures that the operator offers. */
const offerMeasure = ({ platform: { database } }: TestApp, active: boolean) =>
  database.kysely.updateTable('measures').set({ active }).where('slug', '=', 'prompt-payment').execute();

/** The KPI of another company has the name of one that the demo uses. */
const anOwnGasKpi = async ({ platform }: TestApp) =>
  platform.database.pool.query(
    `insert into kpis (organisation_id, slug, sector, translations, unit_code, aggregation, direction, frequency)
     select $1, slug, sector, translations, unit_code, aggregation, direction, frequency
     from kpis where slug = 'natural-gas'`,
    [await anOrganisation(platform)],
  );

async function rowsOf({ platform: { database } }: TestApp) {
  const rows: Record<string, number> = {};
  for (const table of ['strategies', 'kpi_records', 'activities', 'subscriptions'] as const)
    rows[table] = (await database.kysely.selectFrom(table).selectAll().execute()).length;
  return rows;
}

describe('the demo company', () => {
  let app: TestApp;
  let member: Client<MetraContract>;
  let newcomer: Client<MetraContract>;
  /** The number of rows after a start that could not create the company, and after the next one. */
  const starts: Record<string, number>[] = [];
  beforeAll(async () => {
    const demo = await appWithDemo(async (started) => {
      await anOwnGasKpi(started);
      await offerMeasure(started, false);
      await wholeDemo(started);
      starts.push(await rowsOf(started));
      await offerMeasure(started, true);
      const accounts = await wholeDemo(started);
      starts.push(await rowsOf(started));
      return accounts;
    });
    app = demo.app;
    member = await demo.clientOf('member');
    newcomer = await demo.clientOf('newcomer');
  });
  afterAll(() => app.close());

  test('is whole or not there: what failed is made by the next start', () => {
    expect(starts).toEqual([
      { strategies: 0, kpi_records: 0, activities: 0, subscriptions: 0 },
      { strategies: 2, kpi_records: 581, activities: expect.any(Number), subscriptions: 1 },
    ]);
  });

  test.each([2025, 2026])('has answered about four fifths of what VSME asks for in %i', async (year) => {
    const all = await member.disclosures.read({ params: { year } });
    expect(all).toMatchObject({ modules: 'COMPREHENSIVE', entity: { registerNumber: expect.any(String) } });
    expect(all.share).toBeGreaterThan(0.7);
    expect(all.share).toBeLessThan(0.95);
  });

  test.each([2025, 2026])('contradicts itself nowhere in the report of %i', async (year) => {
    const { checks } = await member.reports.read({ params: { year } });
    expect(checks.filter(({ kind }) => kind !== 'CHANGE')).toEqual([]);
    const { disclosures } = await member.disclosures.read({ params: { year } });
    const sumOf = (column: string) =>
      Number(
        disclosures
          .flatMap(({ tables }) => tables.flatMap(({ columns }) => columns))
          .find(({ name }) => name === column)?.sum,
      );
    const toldOf = (wanted: string) =>
      Number(disclosures.flatMap(({ datapoints }) => datapoints).find(({ name }) => name === wanted)?.value);
    expect(sumOf('TotalWasteRecycledReusedAndDirectedToDisposalMass')).toBeCloseTo(
      toldOf('TotalWasteGeneratedMass'),
      6,
    );
    expect(sumOf('NumberOfEmployeesForCountryOfEmploymentContract')).toBe(
      Math.round(toldOf('NumberOfEmployees')),
    );
  });

  test('works on three goals whose progress comes from its values', async () => {
    const { goals, measures, strategy } = await member.my.dashboard();
    expect(strategy).toMatchObject({
      name: 'Vision 2025–2027',
      activatedAt: expect.stringContaining('2025-01-15'),
    });
    expect(goals.map(({ slug }) => slug)).toEqual([
      'renewable-energy',
      'safe-and-healthy-work',
      'sustainable-supply-chain',
    ]);
    for (const { progress, leadingKpi } of goals) {
      expect(progress).toBeGreaterThan(0.5);
      expect(leadingKpi?.actual?.period).toMatch(/202[67]/);
    }
    expect(measures).toEqual({ inProgress: 4, done: 4, total: 10 });
  });

  test('has something to do: a measure that is late and two that are due soon', async () => {
    const { tasks, activity } = await member.my.dashboard();
    const due = tasks.filter(({ type }) => type.startsWith('MEASURE_'));
    expect(due.map(({ type, dueOn }) => [type, dueOn])).toEqual([
      ['MEASURE_OVERDUE', '2027-03-06'],
      ['MEASURE_DUE', '2027-03-15'],
      ['MEASURE_DUE', '2027-03-21'],
    ]);
    const others = tasks.filter((task) => !due.includes(task));
    expect(new Set(others.map(({ type }) => type))).toEqual(new Set(['KPI_MISSING']));
    expect(others.map(({ title }) => title)).toContain('Regionaler Einkauf');
    expect(activity[0]).toMatchObject({ type: 'measure.rated', by: 'Mira Wiesengrund' });
    expect(activity.map(({ at }) => at)).toEqual(
      activity
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test('has worked on them for a while', async () => {
    const { items } = await member.tracking.goals({ query: { active: true } });
    const goal = items.find(({ slug }) => slug === 'renewable-energy');
    expect(goal).toMatchObject({ dueOn: '2028-04-30', note: expect.stringContaining('Wärme') });
    expect(goal?.kpis.find(({ slug }) => slug === 'natural-gas')).toMatchObject({
      baseline: { period: '2024', value: 142_000 },
      target: { date: '2028-04-30', value: 95_000 },
    });
    expect(goal?.measures.find(({ slug }) => slug === 'rooftop-solar')).toMatchObject({
      state: 'DONE',
      startsOn: '2025-02-10',
      responsibleName: 'Jonas Albrecht',
      costActual: 8_140_000,
      rating: { score: 5, ratedAt: expect.stringContaining('2025-06-12') },
    });
  });

  test('has a goal in the archive', async () => {
    const { items } = await member.tracking.goals({ query: { active: false } });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ slug: 'save-energy', inactiveSince: '2024-09-30' });
    const strategies = await member.strategies.list();
    expect(strategies.items.map(({ name }) => name).toSorted()).toEqual(['Start 2024', 'Vision 2025–2027']);
  });

  test('has whole baseline years, the sun in summer, and no contradictions', async () => {
    const { sectors } = await member.kpiHistory.overview();
    const rows = sectors.flatMap(({ categories }) => categories.flatMap((category) => category.rows));
    expect(rows.filter(({ questionable }) => questionable).map(({ kpi }) => kpi.slug)).toEqual([]);
    const idOf = (slug: string) => rows.find(({ kpi }) => kpi.slug === slug)?.kpi.id ?? 0;
    const valuesOf = async (slug: string, granularity: 'MONTH' | 'YEAR', [from, to]: [string, string]) =>
      (await member.kpiHistory.one({ params: { kpiId: idOf(slug) }, query: { granularity, from, to } }))
        .points;

    // The baseline of the goal is the value of its year.
    expect(await valuesOf('natural-gas', 'YEAR', ['2024-01-01', '2024-12-31'])).toMatchObject([
      { value: 142_000, completeness: { state: 'WHOLE' } },
    ]);
    const sun = await valuesOf('electricity-self-generated', 'MONTH', ['2026-03-01', '2027-02-28']);
    expect(sun.every(({ completeness }) => completeness.state === 'WHOLE')).toBe(true);
    const [june, december] = ['2026-06', '2026-12'].map((code) =>
      sun.find(({ period }) => period.code === code),
    );
    expect(june?.value).toBeGreaterThan(december?.value ?? 0);
  });

  test('counts grey electricity with the value of its supplier', async () => {
    const { items } = await member.factors.listOwn();
    expect(items).toMatchObject([
      {
        factor: 'electricity-market',
        value: 312,
        firstYear: 2024,
        lastYear: 2025,
        source: expect.any(String),
      },
    ]);
  });

  test('says who it is', async () => {
    expect(await member.profile.read()).toMatchObject({
      name: 'Musterbau Wiesengrund GmbH',
      city: 'Kassel',
      website: 'https://www.musterbau-wiesengrund.example/',
      email: 'kontakt@musterbau-wiesengrund.example',
      location: { label: 'Musterstraße 12, 34117 Kassel' },
    });
  });

  test('has values up to the month that has just ended', async () => {
    const { items } = await member.kpiRecords.latest({ query: { sector: 'e' } });
    const electricity = items.find(({ kpi }) => kpi.slug === 'electricity-purchased');
    expect(electricity?.record).toMatchObject({ period: '2027-02', quality: 'INVOICE' });

    // Each computed KPI has input values, unless the company has none of the kind.
    const { sectors } = await member.kpiHistory.overview();
    const computed = sectors
      .flatMap(({ categories }) => categories.flatMap(({ rows }) => rows))
      .filter(({ kpi }) => kpi.derived);
    expect(computed).toHaveLength(32);
    expect(computed.filter(({ latest }) => latest === null).map(({ kpi }) => kpi.slug)).toEqual([
      'fuels-renewable',
      'refrigerant-emissions',
      'biogenic-co2',
      'water-consumption',
      'training-per-female',
      'training-per-male',
      'training-per-other',
      'training-per-gender-unknown',
    ]);
  });

  test('has ordered a year and paid for it', async () => {
    const { subscription, ...state } = await member.my.subscription();
    expect(state).toMatchObject({ isTrial: false, autoRenew: true, activeUntil: '2027-07-31' });
    expect(subscription).toMatchObject({ state: 'ACTIVE', periodStart: '2026-08-01' });
    expect(subscription.invoices).toMatchObject([
      { number: 'ME-2026-00001', state: 'PAID', issuedOn: '2026-08-01', paidOn: '2026-08-10' },
    ]);
  });

  test('has a neighbour who has the wizard yet to come', async () => {
    expect(await newcomer.profile.read()).toMatchObject({ name: 'Tischlerei Lindenhof', city: null });
    await expect(newcomer.my.dashboard()).rejects.toMatchObject({ i18nKey: 'strategy.noActiveStrategy' });
  });

  test('is among organisations with logos and public offers with pictures', async () => {
    const { items } = await app.client().offers.list({ query: { pageSize: 100 } });
    expect(items.length).toBeGreaterThan(40);
    for (const { image, organisation } of items)
      expect([image?.url, organisation.logoUrl]).toEqual([
        expect.stringMatching(/^\/content\/images\//),
        expect.stringMatching(/^\/files\//),
      ]);
    const seen = await fetch(`${app.address}${items[0]?.imageUrl}`);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('is not made twice', async () => {
    const before = await contentOf(app);
    app.clock.set('2027-05-02T10:00:00Z');
    await Promise.all([wholeDemo(app), wholeDemo(app)]);
    app.clock.set(madeAt);
    expect(await contentOf(app)).toEqual(before);
  });

  test('stays as it was changed', async () => {
    const { version, name } = await member.profile.read();
    await member.profile.update({ body: { name, city: 'Baunatal', version } });
    const [goal] = (await member.tracking.goals({ query: { active: true } })).items;
    const params = { trackableGoalId: goal?.id ?? 0 };
    await member.tracking.removeGoal({ params });
    await member.strategies.finishActive({ query: { measureState: 'DROPPED' } });
    const before = await contentOf(app);
    await wholeDemo(app);
    expect(await contentOf(app)).toEqual(before);
  });
});

test('a company someone has begun to fill is left to them', async () => {
  const app = await createTestApp();
  const { kysely } = app.platform.database;
  const organisation = { slug: 'musterbau-wiesengrund', name: 'Meine Firma', version: 2 };
  await kysely
    .insertInto('organisations')
    .values({ ...organisation, created_at: app.clock.now() })
    .execute();
  await companyOnly(app);
  expect(await kysely.selectFrom('strategies').selectAll().execute()).toEqual([]);
  expect(await kysely.selectFrom('invoices').selectAll().execute()).toEqual([]);
  await app.close();
});

test('where invoices are real none is written: the company is on trial', async () => {
  const { app, clientOf } = await appWithDemo(companyOnly, { environment: { NODE_ENV: 'production' } });
  const member = await clientOf('member');
  expect(await member.my.subscription()).toMatchObject({
    isTrial: true,
    activeUntil: '2027-04-09',
    subscription: { invoices: [] },
  });
  expect((await member.my.dashboard()).goals).toHaveLength(3);
  await app.close();
});
