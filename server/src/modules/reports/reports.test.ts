import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../test/factories/kpis.ts';
import { aMemberWithStrategy } from '../../../test/factories/strategies.ts';
import { aTrackedGoal, endSubscription } from '../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = ({ client }: SignedInAccount, year = 2026) => client.reports.read({ params: { year } });
const months = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** Enters a value for each month, each larger by one than the previous. */
async function monthly(person: SignedInAccount, slug: string, year: number, count: number, first: number) {
  const kpi = await catalogueKpi(person, slug);
  for (const [index, month] of months(year, count).entries())
    await aRecord(person, kpi, month, first + index);
  return kpi;
}

describe('a report', () => {
  test('of the first day has no values, and says so in a sentence that is true', async () => {
    const report = await read(await aSubscriber(app));
    expect(report).toMatchObject({
      year: 2026,
      label: '2026',
      state: 'RUNNING',
      covered: null,
      headline: { rest: null, emissions: null },
      keyValues: [],
      strategy: null,
      goals: [],
      kpis: [],
      gaps: [],
      checks: [],
      measures: { items: [], count: 0, planned: 0, spent: 0 },
      method: { factors: [], quality: null, recalculated: [] },
    });
    expect(report.headline.lead).toBe('Für 2026 liegen noch keine Werte vor.');
    expect(report.narrative.map(({ text, version }) => [text, version])).toEqual(
      report.narrative.map(() => [null, 0]),
    );
  });

  test('of a year that has not begun is not there; one long ago is empty', async () => {
    const person = await aSubscriber(app);
    await expect(read(person, 2027)).rejects.toMatchObject({ i18nKey: 'not_found.report' });
    expect(await read(person, 1990)).toMatchObject({
      state: 'OVER',
      kpis: [],
      headline: { lead: 'Für 1990 liegen keine Werte vor.' },
    });
  });

  test('compares the months both years know, and nothing else', async () => {
    const person = await aSubscriber(app);
    await monthly(person, 'natural-gas', 2025, 12, 1000);
    await monthly(person, 'natural-gas', 2026, 4, 500);
    const { kpis, covered } = await read(person);
    const gas = kpis.find(({ kpi }) => kpi.slug === 'natural-gas');
    const raw = async (year: number, last: number) => {
      const rows = await app.platform.database.kysely
        .selectFrom('kpi_records')
        .select(['value', 'period_start'])
        .where('organisation_id', '=', person.organisationId)
        .execute();
      return rows
        .filter(({ period_start: day }) => day.startsWith(String(year)) && Number(day.slice(5, 7)) <= last)
        .reduce((sum, { value }) => sum + Number(value), 0);
    };
    expect(gas).toMatchObject({
      value: await raw(2026, 4),
      comparable: await raw(2026, 4),
      previous: { value: await raw(2025, 4), period: { start: '2025-01-01', end: '2025-04-30' } },
      period: { start: '2026-01-01', end: '2026-04-30' },
      coverage: { frequency: 'MONTH', covered: 4, expected: 12 },
      change: { kind: 'PERCENT', verdict: 'BETTER' },
    });
    const [now, then] = [await raw(2026, 4), await raw(2025, 4)];
    expect(gas?.change?.amount).toBeCloseTo((now - then) / then, 12);
    expect(covered).toMatchObject({ start: '2026-01-01', end: '2026-04-30' });
  });

  test('a share of last year is of the months that all its parts know', async () => {
    const person = await aSubscriber(app);
    await monthly(person, 'fuel-diesel', 2025, 12, 4000);
    await monthly(person, 'fuel-diesel', 2024, 12, 4000);
    await monthly(person, 'turnover', 2025, 12, 100_000);
    await monthly(person, 'turnover', 2024, 2, 100_000);
    const { kpis } = await read(person, 2025);
    expect(kpis.find(({ kpi }) => kpi.slug === 'ghg-intensity')).toMatchObject({
      period: { start: '2025-01-01', end: '2025-12-31' },
      previous: { period: { start: '2024-01-01', end: '2024-02-29' } },
    });
  });

  test('computes emissions from the records and the named factors', async () => {
    const person = await aSubscriber(app);
    await monthly(person, 'fuel-diesel', 2025, 12, 4000);
    await monthly(person, 'fuel-diesel', 2026, 6, 3000);
    const report = await read(person);
    const scope = report.kpis.find(({ kpi }) => kpi.slug === 'scope-1');
    const diesel = report.method.factors.find(
      ({ slug }) => slug.includes('diesel') && !slug.includes('energy'),
    );
    const litres = months(2026, 6).reduce((sum, _, index) => sum + 3000 + index, 0);
    expect(diesel).toBeDefined();
    const factors = report.method.factors.filter(({ usedBy }) => usedBy.includes(scope?.kpi.name ?? ''));
    const [only] = factors;
    expect(factors).toHaveLength(1);
    expect(scope?.value).toBeCloseTo((litres * (only?.value ?? 0)) / 1000, 6);
    expect(report.headline).toMatchObject({ emissions: 'FALLEN' });
    expect(report.headline.lead).toMatch(/^Unsere Emissionen sind um \d+\u00a0% gesunken\.$/);
    expect(report.keyValues.map(({ kpi }) => kpi.slug)).toContain('ghg-scope-1-2');
    expect(report.series.map(({ kpi }) => kpi.slug)).toContain('ghg-scope-1-2');
  });

  test('keeps what a KPI said that is not used any more', async () => {
    const person = await aSubscriber(app);
    const own = await anOwnKpi(person, 'Paletten');
    await aRecord(person, own, '2026-01', 7);
    const gas = await monthly(person, 'natural-gas', 2026, 1, 10);
    await person.client.kpis.switchOff({ params: { id: gas.id }, body: { reason: 'Wärmepumpe' } });
    const { kpis, gaps } = await read(person);
    expect(kpis.map(({ kpi, value }) => [kpi.slug, value])).toEqual(
      expect.arrayContaining([
        ['natural-gas', 10],
        [own.slug, 7],
      ]),
    );
    expect(gaps.map(({ key }) => key)).not.toContain('gap-natural-gas');
  });

  test('contains goals with their state, measures and costs', async () => {
    const { member, goal, measure } = await aTrackedGoal(app);
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { costPlanned: 1_000_00, costActual: 250_50, state: 'DONE', version: measure.version },
    });
    const report = await read(member);
    expect(report.strategy).toMatchObject({ id: goal.strategyId, state: 'ACTIVE' });
    expect(report.goals.find(({ id }) => id === goal.id)).toMatchObject({
      name: goal.name,
      status: goal.status,
      leading: { kpi: { id: goal.leadingKpiId } },
    });
    expect(report.measures).toMatchObject({ planned: 1_000_00, spent: 250_50 });
    expect(report.measures.items.find(({ id }) => id === measure.id)).toMatchObject({
      state: 'DONE',
      finishedOn: app.clock.today('Europe/Berlin').toString(),
    });
    expect((await read(member, 2020)).goals).toEqual([]);
  });

  test('of a business year that begins in April', async () => {
    const person = await aSubscriber(app);
    const profile = await person.client.profile.read();
    await person.client.profile.update({
      body: { name: profile.name, firstMonth: 4, version: profile.version },
    });
    const gas = await catalogueKpi(person, 'natural-gas');
    for (const month of ['2025-03', '2025-04', '2026-03']) await aRecord(person, gas, month, 10);
    const report = await read(person, 2025);
    expect(report).toMatchObject({
      label: '2025/26',
      period: { start: '2025-04-01', end: '2026-03-31' },
      previousYear: { label: '2024/25' },
    });
    expect(report.kpis.find(({ kpi }) => kpi.slug === 'natural-gas')?.value).toBe(20);
    const { items } = await person.client.reports.years();
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['2025/26', '2024/25']));
  });
});

test('its schema is public, and describes the export', async () => {
  const answer = await fetch(`${app.address}/api/v1/schemas/report.json`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/schema+json');
  expect(await answer.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: expect.arrayContaining(['report', 'disclosures']),
  });
});

describe('years', () => {
  test('go back to the first record, newest first', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2017-05', 10);
    const { items } = await person.client.reports.years();
    expect(items.map(({ year }) => year)).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017,
    ]);
    expect(items[0]).toMatchObject({ state: 'RUNNING', frozen: null });
    expect(items.at(-1)).toMatchObject({ state: 'OVER' });
    expect((await read(person, 2017)).kpis.find(({ kpi }) => kpi.slug === 'natural-gas')?.value).toBe(10);
  });

  test('go back to the first answer', async () => {
    const person = await aSubscriber(app);
    await person.client.disclosures.answer({
      params: { year: 2023, name: 'Assets' },
      body: { value: '5', version: 0 },
    });
    const { items } = await person.client.reports.years();
    expect(items.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023]);
  });

  test('go back to the first text, whatever others have said earlier', async () => {
    const person = await aSubscriber(app);
    const other = await aSubscriber(app);
    const writeForeword = ({ client }: SignedInAccount, year: number) =>
      client.reports.writeNarrative({
        params: { year, section: 'foreword' },
        body: { text: 'Vorwort', version: 0 },
      });
    await writeForeword(other, 2019);
    await other.client.disclosures.answer({
      params: { year: 2018, name: 'Assets' },
      body: { value: '5', version: 0 },
    });
    await writeForeword(person, 2024);
    const { items } = await person.client.reports.years();
    expect(items.map(({ year }) => year)).toEqual([2026, 2025, 2024]);
  });

  test('are at least this one and the last, whatever strategy others have followed', async () => {
    const other = await aMemberWithStrategy(app);
    await app.platform.database.kysely
      .updateTable('strategies')
      .set({ activated_at: new Date('2019-03-01T12:00:00Z') })
      .where('organisation_id', '=', other.member.organisationId)
      .execute();
    const { items } = await (await aSubscriber(app)).client.reports.years();
    expect(items.map(({ year }) => year)).toEqual([2026, 2025]);
  });
});

describe('the narrative', () => {
  const section = 'foreword' as const;
  const write = ({ client }: SignedInAccount, text: string | null, version: number, year = 2026) =>
    client.reports.writeNarrative({ params: { year, section }, body: { text, version } });

  test('is stored exactly as typed', async () => {
    const person = await aSubscriber(app);
    const odd = [
      '👩‍🏭 Hallo',
      'שלום עולם',
      'x'.repeat(5000),
      '#set page(width: 1pt)',
      '$ x $ =1+1',
      'a\n\nb <script>alert(1)</script>',
    ];
    let version = 0;
    for (const text of odd) {
      const now = await write(person, text, version);
      version = now.version;
      expect(now.text).toBe(text);
      expect((await read(person)).narrative.find((each) => each.section === section)?.text).toBe(text);
    }
    expect(await write(person, '  \n ', version)).toMatchObject({ text: null, version: 0 });
  });

  test('of two people is not overwritten', async () => {
    const person = await aSubscriber(app);
    await write(person, 'Erster', 0);
    await expect(write(person, 'Zweiter', 0)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    await write(person, 'Zweiter', 1);
    await expect(write(person, 'Dritter', 1)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
    await expect(write(person, null, 1)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });

  test('of last year is suggested; too long is refused', async () => {
    const person = await aSubscriber(app);
    await write(person, 'Voriges Jahr', 0, 2025);
    expect((await read(person)).narrative[0]).toMatchObject({ text: null, previous: 'Voriges Jahr' });
    await expect(write(person, 'x'.repeat(6001), 0)).rejects.toMatchObject({ i18nKey: 'input.invalid' });
    await expect(write(person, 'x', 0, 2031)).rejects.toMatchObject({ i18nKey: 'not_found.report' });
  });

  test('is nobody else’s, not written by readers, and not without a subscription', async () => {
    const person = await aSubscriber(app);
    await write(person, 'Unser Vorwort', 0);
    const other = await aSubscriber(app);
    expect((await read(other)).narrative[0]?.text).toBeNull();
    const reader = await signedIn(
      app,
      await aMember(app.platform, { organisationId: person.organisationId, teamRole: 'READER' }),
    );
    expect((await read(reader)).narrative[0]?.text).toBe('Unser Vorwort');
    await expect(write(reader, 'x', 1)).rejects.toMatchObject({ i18nKey: 'team.read_only' });
    await endSubscription(app.platform, person.organisationId, '2026-01-01');
    const later = await signedIn(app, person);
    expect((await read(later)).narrative[0]?.text).toBe('Unser Vorwort');
    await expect(write(later, 'x', 1)).rejects.toMatchObject({ i18nKey: 'subscription.required' });
    const stranger = await signedIn(app, await aMember(app.platform));
    expect((await read(stranger)).narrative[0]?.text).toBeNull();
  });

  test('that claims too much is checked, and can be explained', async () => {
    const person = await aSubscriber(app);
    await write(person, 'Wir sind klimaneutral.', 0);
    const [check] = (await read(person)).checks;
    expect(check).toMatchObject({
      key: 'claim-foreword-klimaneutral',
      kind: 'CLAIM',
      claim: { start: 9, end: 21, words: 'klimaneutral', severity: 'FORBIDDEN' },
      explanation: null,
      version: 0,
    });
    const explain = (key: string, text: string | null, version: number) =>
      person.client.reports.explain({ params: { year: 2026, key }, body: { text, version } });
    expect(await explain('claim-foreword-klimaneutral', 'Gutachten liegt vor', 0)).toMatchObject({
      version: 1,
    });
    expect((await read(person)).checks[0]).toMatchObject({ explanation: { text: 'Gutachten liegt vor' } });
    await expect(explain('claim-foreword-klimaneutral', 'x', 0)).rejects.toMatchObject({
      i18nKey: 'conflict.version',
    });
    await expect(explain('gap-nothing', 'x', 0)).rejects.toMatchObject({ i18nKey: 'not_found.object' });
    expect(await explain('claim-foreword-klimaneutral', null, 1)).toEqual({ explanation: null, version: 0 });
  });
});

describe('gaps and checks', () => {
  test('a month that is missing is a gap until somebody explains it', async () => {
    const person = await aSubscriber(app);
    const gas = await catalogueKpi(person, 'natural-gas');
    await aRecord(person, gas, '2026-01', 10);
    await aRecord(person, gas, '2026-03', 10);
    const gapOf = async () => (await read(person)).gaps.find(({ key }) => key === 'gap-natural-gas');
    const gap = await gapOf();
    expect(gap).toMatchObject({ state: 'OPEN', place: { kind: 'KPI', kpiId: gas.id } });
    expect(gap?.missing.map(({ code }) => code)).toContain('2026-02');
    await person.client.reports.explain({
      params: { year: 2026, key: 'gap-natural-gas' },
      body: { text: 'Zähler getauscht', version: 0 },
    });
    expect(await gapOf()).toMatchObject({ state: 'EXPLAINED', explanation: { text: 'Zähler getauscht' } });
  });

  test('parts that are not their whole, and changes that are unlikely, are found', async () => {
    const person = await aSubscriber(app);
    await monthly(person, 'employees', 2025, 12, 40);
    const quarter = { periodStart: '2025-01-01', periodEnd: '2025-03-31' };
    for (const slug of ['employees-female', 'employees-male'])
      await aRecord(person, await catalogueKpi(person, slug), '2025-01', 5, quarter);
    await monthly(person, 'water-withdrawal', 2024, 12, 100);
    await monthly(person, 'water-withdrawal', 2025, 12, 1000);
    const { checks } = await read(person, 2025);
    expect(checks.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['sum-genders-add-up', 'change-water-withdrawal']),
    );
    expect(checks.find(({ key }) => key === 'change-water-withdrawal')?.message).toMatch(
      /\+\d{3}\u00a0% gegenüber dem Vorjahr\./,
    );
  });

  test('an unlikely change says which months it is of where it is not the whole year', async () => {
    const person = await aSubscriber(app);
    const water = await catalogueKpi(person, 'water-withdrawal');
    for (const month of ['2024-10', '2024-11', '2024-12']) await aRecord(person, water, month, 100);
    await monthly(person, 'water-withdrawal', 2025, 12, 1000);
    const { checks } = await read(person, 2025);
    expect(checks.find(({ key }) => key === 'change-water-withdrawal')?.message).toMatch(
      /\+\d{3}\u00a0% gegenüber denselben Monaten des Vorjahres \(Oktober bis Dezember\)\./,
    );
  });
});
