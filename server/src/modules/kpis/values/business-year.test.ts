import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, type SignedInAccount, signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, aSubscriber, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aim, recordMonths } from '../../../../test/factories/targets.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { codesOf } from '../../../../test/values/known-values.ts';

// The test clock shows 15 November 2026.
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function beginYearsWith({ client }: SignedInAccount, firstMonth: number): Promise<void> {
  const { name, version } = await client.profile.read();
  await client.profile.update({ body: { name, version, firstMonth } });
}

const days = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd });
const range = { from: '2024-01-01', to: '2026-11-30' };

const yearsOf = async ({ client }: SignedInAccount, { id }: Pick<Kpi, 'id'>) => {
  const { points } = await client.kpiHistory.one({
    params: { kpiId: id },
    query: { ...range, granularity: 'YEAR' },
  });
  return points.map(({ period, value, completeness }) => [period.code, value, completeness.state]);
};

/** Creates a KPI of each frequency with values. */
async function recordedCompany() {
  const person = await aSubscriber(app);
  const monthly = await anOwnKpi(person, 'Papier');
  const quarterly = await anOwnKpi(person, 'Wasser', { frequency: 'QUARTER' });
  const yearly = await anOwnKpi(person, 'Abfall', { frequency: 'YEAR' });
  await recordMonths(person, monthly, codesOf('2024-01', '2026-10'), 10);
  await aRecord(person, quarterly, '2025-01', 30, days('2025-01-01', '2025-03-31'));
  await aRecord(person, quarterly, '2025-04', 31, days('2025-04-01', '2025-06-30'));
  await aRecord(person, yearly, '2024-01', 120, days('2024-01-01', '2024-12-31'));
  await aRecord(person, yearly, '2025-01', 130, days('2025-01-01', '2025-12-31'));
  return { person, monthly, quarterly, yearly };
}

/** Collects the answers of all operations that read values. */
const answers = async ({ client }: SignedInAccount) => ({
  overview: await client.kpiHistory.overview(),
  due: await client.kpiHistory.due(),
  series: await client.kpiHistory.all({
    query: { filter: ['from:2024-01-01', 'to:2026-11-30', 'granularity:YEAR'] },
  }),
  grid: await client.kpiRecords.grid({ query: { frequency: 'YEAR' } }),
});

const recordsIn = async ({ organisationId }: SignedInAccount) =>
  app.platform.database.kysely
    .selectFrom('kpi_records')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('id')
    .execute();

describe('a business year', () => {
  test('starts in January by default; an invalid month is refused', async () => {
    const person = await aSubscriber(app);
    const { name, version, firstMonth } = await person.client.profile.read();
    expect(firstMonth).toBe(1);
    for (const [wrong, key] of [
      [0, 'minimum'],
      [13, 'maximum'],
      [1.5, 'type'],
    ] as const) {
      await expect(
        person.client.profile.update({ body: { name, version, firstMonth: wrong } }),
      ).rejects.toMatchObject({ status: 400, fields: [{ path: 'firstMonth', key }] });
    }
    await beginYearsWith(person, 4);
    expect((await person.client.profile.read()).firstMonth).toBe(4);
    const { organisation } = await person.client.auth.getLogin();
    expect(organisation.firstMonth).toBe(4);
  });

  test('the second of two simultaneous changes gets a conflict', async () => {
    const person = await aSubscriber(app);
    const { name, version } = await person.client.profile.read();
    const change = (firstMonth: number) =>
      person.client.profile.update({ body: { name, version, firstMonth } });
    const both = await Promise.allSettled([change(4), change(7)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, i18nKey: 'conflict.version' },
    });
  });

  test('changes for every member at once, and for nobody else', async () => {
    const { person, monthly } = await recordedCompany();
    const colleague = await signedIn(
      app,
      await aMember(app.platform, { organisationId: person.organisationId }),
    );
    const { person: other, monthly: theirs } = await recordedCompany();
    // All sessions are cached before the change.
    expect((await yearsOf(colleague, monthly))[0]).toEqual(['2024', 120, 'WHOLE']);
    expect((await yearsOf(other, theirs))[0]).toEqual(['2024', 120, 'WHOLE']);
    await beginYearsWith(person, 4);
    expect((await yearsOf(colleague, monthly))[1]).toEqual(['2024-04-01/2025-03-31', 120, 'WHOLE']);
    expect((await yearsOf(other, theirs))[0]).toEqual(['2024', 120, 'WHOLE']);
  });

  test('that changes keeps every record; changed back, everything is as it was', async () => {
    const { person } = await recordedCompany();
    const [records, before] = [await recordsIn(person), await answers(person)];
    for (const firstMonth of [2, 4, 12]) {
      await beginYearsWith(person, firstMonth);
      expect(await recordsIn(person)).toEqual(records);
      const { series } = await answers(person);
      // No value is lost and none counts twice.
      const sums = series.items
        .filter(({ kpi }) => kpi.own)
        .map(({ points }) => points.reduce((sum, { value }) => sum + (value ?? 0), 0));
      expect(sums).toEqual([340, 61, 250]);
    }
    await beginYearsWith(person, 1);
    expect(await answers(person)).toEqual(before);
  });

  test('is only as complete as what covers it: a calendar year is not split', async () => {
    const { person, monthly, yearly } = await recordedCompany();
    await beginYearsWith(person, 4);
    expect(await yearsOf(person, monthly)).toEqual([
      ['2023-04-01/2024-03-31', 30, 'GAPS'],
      ['2024-04-01/2025-03-31', 120, 'WHOLE'],
      ['2025-04-01/2026-03-31', 120, 'WHOLE'],
      ['2026-04-01/2027-03-31', 70, 'RUNNING'],
    ]);
    expect(await yearsOf(person, yearly)).toEqual([
      ['2023-04-01/2024-03-31', null, 'GAPS'],
      ['2024-04-01/2025-03-31', 120, 'GAPS'],
      ['2025-04-01/2026-03-31', 130, 'GAPS'],
      ['2026-04-01/2027-03-31', null, 'RUNNING'],
    ]);
    // The record keeps its own period.
    const { items } = await person.client.kpiRecords.ofKpi({ params: { kpiId: yearly.id }, query: {} });
    expect(items.map(({ period }) => period)).toEqual(['2025', '2024']);
  });

  test('determines the periods to enter; old values can still be corrected', async () => {
    const person = await aSubscriber(app);
    const waste = await anOwnKpi(person, 'Abfall', { frequency: 'YEAR' });
    await beginYearsWith(person, 4);
    const old = await aRecord(person, waste, '2024-04', 100, days('2024-04-01', '2025-03-31'));
    const grid = await person.client.kpiRecords.grid({ query: { frequency: 'YEAR' } });
    expect(grid).toMatchObject({ period: '2025-04-01/2026-03-31' });
    expect(grid.periods.slice(0, 2)).toEqual(['2026-04-01/2027-03-31', '2025-04-01/2026-03-31']);
    const { categories } = await person.client.kpiHistory.due();
    const due = categories.flatMap(({ items }) => items).filter(({ kpi }) => kpi.id === waste.id);
    expect(due.map(({ periods }) => periods.map(({ code }) => code))).toEqual([['2025-04-01/2026-03-31']]);
    // A period that a link names can still be chosen.
    const linked = await person.client.kpiRecords.grid({ query: { frequency: 'YEAR', period: '2025' } });
    expect(linked.period).toBe('2025');
    expect(linked.periods.slice(1, 4)).toEqual(['2025-04-01/2026-03-31', '2025', '2024-04-01/2025-03-31']);
    await beginYearsWith(person, 1);
    await person.client.kpiRecords.update({
      params: { kpiRecordId: old.id },
      body: { ...days('2024-04-01', '2025-03-31'), value: 101, version: old.version },
    });
    // A record of other months reaches into the period, so no value can be entered and nobody is asked for one.
    expect((await person.client.kpiHistory.due()).periods).toBe(0);
  });

  test('that a record reaches across leaves its area among those with values', async () => {
    const person = await aSubscriber(app);
    const waste = await anOwnKpi(person, 'Abfall', { frequency: 'YEAR' });
    await beginYearsWith(person, 4);
    await aRecord(person, waste, '2025-04', 100, days('2025-04-01', '2026-03-31'));
    await beginYearsWith(person, 1);
    const due = await person.client.kpiHistory.due();
    expect(due).toMatchObject({ periods: 0, categories: [{ category: null, periods: 0 }] });
    expect(due.categories[0]?.marks).toHaveLength(12);
  });

  test('has its own quarters; those of before can be corrected, and no others entered', async () => {
    const { person, quarterly } = await recordedCompany();
    await beginYearsWith(person, 2);
    const { points } = await person.client.kpiHistory.one({
      params: { kpiId: quarterly.id },
      query: { from: '2025-02-01', to: '2025-07-31', granularity: 'QUARTER' },
    });
    expect(points.map(({ period, value, completeness }) => [period.code, value, completeness.state])).toEqual(
      [
        ['2025-02-01/2025-04-30', 30, 'GAPS'],
        ['2025-05-01/2025-07-31', 31, 'GAPS'],
      ],
    );
    await expect(
      aRecord(person, quarterly, '2026-01', 5, days('2026-01-01', '2026-03-31')),
    ).rejects.toMatchObject({ fields: [{ path: 'periodStart', key: 'notWholePeriods' }] });
    await aRecord(person, quarterly, '2026-02', 5, days('2026-02-01', '2026-04-30'));
    const { items } = await person.client.kpiRecords.ofKpi({ params: { kpiId: quarterly.id }, query: {} });
    const old = items.find(({ period }) => period === '2025-Q1');
    await person.client.kpiRecords.update({
      params: { kpiRecordId: old?.id ?? 0 },
      body: { ...days('2025-01-01', '2025-03-31'), value: 29, version: old?.version ?? 0 },
    });
  });

  test('heads the table of years, and is read from one', async () => {
    const { person, yearly } = await recordedCompany();
    await beginYearsWith(person, 4);
    const table = await person.client.kpiImport.exportSeries({
      query: { format: 'csv', granularity: 'YEAR', from: '2025-01-01', to: '2026-11-30' },
    });
    const [head] = (await table.text()).split('\r\n');
    expect(head).toContain('2024/25;2025/26;2026/27');
    const file = new File(['Kennzahl;Jahr;Wert\nAbfall;2022/23;99\nAbfall;2021;98\n'], 'werte.csv');
    const { rows } = await person.client.kpiImport.preview({ body: {} }, { file });
    expect(rows.map(({ outcome, period }) => [outcome, period])).toEqual([
      ['NEW', '2022-04-01/2023-03-31'],
      ['BAD', null],
    ]);
    expect(yearly.own).toBe(true);
  });

  test('can be where a goal starts from, and a change leaves start and target as they are', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const paper = await anOwnKpi(member, 'Papier');
    await beginYearsWith(member, 4);
    await recordMonths(member, paper, codesOf('2024-04', '2026-10'), 8);
    const baseline = { period: '2024-04-01/2025-03-31', value: 120 };
    const target = { date: '2028-03-31', value: 60 };
    const kpi = await aim(member, goal.id, paper.id, { baseline, target });
    expect(kpi).toMatchObject({ baseline, target, actual: { value: 96 }, noJudgement: null });
    await beginYearsWith(member, 9);
    const { kpis } = await member.client.tracking.goal({ params: { trackableGoalId: goal.id } });
    expect(kpis.find(({ kpiId }) => kpiId === paper.id)).toMatchObject({
      baseline,
      target,
      progress: kpi.progress,
    });
  });

  test('that changes leaves a year that was entered before judged, with its own months', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const waste = await anOwnKpi(member, 'Abfall', { frequency: 'YEAR' });
    await aRecord(member, waste, '2025-01', 90, days('2025-01-01', '2025-12-31'));
    const judged = await aim(member, goal.id, waste.id, {
      baseline: { period: '2024', value: 120 },
      target: { date: '2028-12-31', value: 60 },
    });
    expect(judged).toMatchObject({ actual: { period: '2025', value: 90 }, progress: 0.5, noJudgement: null });
    await beginYearsWith(member, 4);
    const { kpis } = await member.client.tracking.goal({ params: { trackableGoalId: goal.id } });
    expect(kpis.find(({ kpiId }) => kpiId === waste.id)).toMatchObject({
      actual: { period: '2025', value: 90, months: { covered: 12, of: 12 } },
      progress: 0.5,
      status: judged.status,
      noJudgement: null,
    });
  });

  test('of the whole catalogue: what the program knows itself follows it', async () => {
    const person = await aSubscriber(app);
    const readiness = await catalogueKpi(person, 'vsme-coverage');
    const people = await catalogueKpi(person, 'employees');
    await aRecord(person, people, '2026-05', 12);
    await beginYearsWith(person, 10);
    const years = await yearsOf(person, readiness);
    expect(years.filter(([, value]) => value !== null).map(([code]) => code)).toEqual([
      '2025-10-01/2026-09-30',
    ]);
  });
});
