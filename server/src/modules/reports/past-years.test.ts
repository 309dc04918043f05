import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { type SignedInAccount, signedIn } from '../../../test/factories/accounts.ts';
import { aRecord, catalogueKpi } from '../../../test/factories/kpis.ts';
import { aim } from '../../../test/factories/targets.ts';
import { aTrackedGoal, endSubscription } from '../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterEach(() => app.clock.set('2026-11-15T10:00:00Z'));
afterAll(() => app.close());

/** A goal of last year with a target, and the same headcount this year. */
async function aGoalOfLastYear() {
  app.clock.set('2025-06-15T10:00:00Z');
  const { member, goal, measure } = await aTrackedGoal(app, { sectors: ['e'] });
  const kpi = await catalogueKpi(member, 'energy-total');
  await aim(member, goal.id, kpi.id, {
    baseline: { period: '2024', value: 100 },
    target: { date: '2030-12-31', value: 60 },
    confirmed: true,
  });
  app.clock.set('2026-02-15T10:00:00Z');
  await endSubscription(app.platform, member.organisationId, '2027-12-31');
  const later = await signedIn(app, member);
  return { member: later, goal, measure, kpi };
}

const goalIn = async ({ client }: SignedInAccount, year: number, id: number) => {
  const found = (await client.reports.read({ params: { year } })).goals.find((each) => each.id === id);
  if (!found) throw new Error('The report does not tell of the goal');
  return found;
};
const kpiOf = ({ leading, others }: Awaited<ReturnType<typeof goalIn>>, kpiId: number) =>
  [leading, ...others].find((each) => each?.kpi.id === kpiId);

describe('the report of a past year', () => {
  test('shows the targets and baselines of that time, whatever was changed since', async () => {
    const { member, goal, kpi } = await aGoalOfLastYear();
    const then = { target: { date: '2030-12-31', value: 60 }, baseline: { label: '2024', value: 100 } };
    expect(kpiOf(await goalIn(member, 2025, goal.id), kpi.id)).toMatchObject(then);
    await aim(member, goal.id, kpi.id, {
      baseline: { period: '2024', value: 120 },
      target: { date: '2028-12-31', value: 50 },
      confirmed: true,
    });
    await aim(member, goal.id, kpi.id, { target: { date: '2029-12-31', value: 40 }, confirmed: true });
    expect(kpiOf(await goalIn(member, 2025, goal.id), kpi.id)).toMatchObject(then);
    expect(kpiOf(await goalIn(member, 2026, goal.id), kpi.id)).toMatchObject({
      target: { date: '2029-12-31', value: 40 },
      baseline: { label: '2024', value: 120 },
    });
    const { kpis } = await member.client.reports.read({ params: { year: 2025 } });
    expect(kpis.find((row) => row.kpi.id === kpi.id)?.target).toEqual(then.target);
  });

  test('rates a goal by the whole year, consistently with the table of KPIs', async () => {
    const { member, goal } = await aGoalOfLastYear();
    const kpi = await catalogueKpi(member, 'water-withdrawal');
    await aim(member, goal.id, kpi.id, {
      baseline: { period: '2024', value: 100 },
      target: { date: '2030-12-31', value: 60 },
      confirmed: true,
    });
    for (let month = 1; month <= 12; month += 1)
      await aRecord(member, kpi, `2025-${String(month).padStart(2, '0')}`, month === 12 ? 5 : 1);
    const { kpis } = await member.client.reports.read({ params: { year: 2025 } });
    const { actual } = kpiOf(await goalIn(member, 2025, goal.id), kpi.id) ?? {};
    expect(actual?.period).toMatchObject({ start: '2025-01-01', end: '2025-12-31' });
    expect(actual?.value).toBe(kpis.find((row) => row.kpi.id === kpi.id)?.value);
  });

  test('keeps the target of a KPI that has none any more, and the only one it ever had', async () => {
    const { member, goal, kpi } = await aGoalOfLastYear();
    await aim(member, goal.id, kpi.id, { target: null });
    expect(kpiOf(await goalIn(member, 2025, goal.id), kpi.id)?.target).toEqual({
      date: '2030-12-31',
      value: 60,
    });
    const other = await catalogueKpi(member, 'water-withdrawal');
    await aim(member, goal.id, other.id, { target: { date: '2027-12-31', value: 7 }, confirmed: true });
    expect(kpiOf(await goalIn(member, 2025, goal.id), other.id)?.target).toEqual({
      date: '2027-12-31',
      value: 7,
    });
  });

  test('uses the KPI that led then', async () => {
    const { member, goal, kpi } = await aGoalOfLastYear();
    const other = goal.kpis.find(({ kpiId }) => kpiId !== kpi.id);
    const { version } = await member.client.tracking.goal({ params: { trackableGoalId: goal.id } });
    await member.client.tracking.updateGoal({
      params: { trackableGoalId: goal.id },
      body: { version, leadingKpi: { kpiId: other?.kpiId ?? 0, reason: 'Anderer Blick' } },
    });
    expect((await goalIn(member, 2025, goal.id)).leading?.kpi.id).toBe(kpi.id);
    expect((await goalIn(member, 2026, goal.id)).leading?.kpi.id).toBe(other?.kpiId);
  });

  test('shows the measures of that time, without later ones', async () => {
    const { member, goal, measure } = await aGoalOfLastYear();
    const { version } = await member.client.tracking.measure({
      params: { trackableMeasureId: measure.id },
    });
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { state: 'DONE', version },
    });
    const { measures } = await member.client.tracking.addMeasures({
      params: { trackableGoalId: goal.id },
      body: { measures: [], own: [{ name: 'Neue Pumpe' }], state: 'PLANNED' },
    });
    const added = measures.find(({ name }) => name === 'Neue Pumpe');
    const told = async (year: number) =>
      (await member.client.reports.read({ params: { year } })).measures.items.filter(({ id }) =>
        [measure.id, added?.id].includes(id),
      );
    expect(await told(2025)).toMatchObject([{ id: measure.id, state: 'IN_PROGRESS', finishedOn: null }]);
    expect(await told(2026)).toMatchObject([
      { id: measure.id, state: 'DONE', finishedOn: '2026-02-15' },
      { id: added?.id, state: 'PLANNED' },
    ]);
  });

  test('still works on a goal that ended later', async () => {
    const { member, goal, measure } = await aGoalOfLastYear();
    await member.client.tracking.finishGoal({
      params: { trackableGoalId: goal.id },
      query: { measureState: 'DROPPED' },
    });
    expect(await goalIn(member, 2025, goal.id)).toMatchObject({ active: true, endedOn: null });
    expect(await goalIn(member, 2026, goal.id)).toMatchObject({ active: false, endedOn: '2026-02-15' });
    const stateIn = async (year: number) =>
      (await member.client.reports.read({ params: { year } })).measures.items.find(
        ({ id }) => id === measure.id,
      )?.state;
    expect([await stateIn(2025), await stateIn(2026)]).toEqual(['IN_PROGRESS', 'DROPPED']);
  });

  test('is of a strategy that was not over yet', async () => {
    const { member } = await aGoalOfLastYear();
    await member.client.strategies.finishActive({ query: { measureState: 'PAUSED' } });
    const strategyIn = async (year: number) =>
      (await member.client.reports.read({ params: { year } })).strategy;
    expect(await strategyIn(2025)).toMatchObject({
      state: 'ACTIVE',
      finishedOn: null,
      firstYear: 2025,
      lastYear: 2030,
    });
    expect(await strategyIn(2026)).toMatchObject({
      state: 'FINISHED',
      finishedOn: '2026-02-15',
      firstYear: 2025,
      lastYear: 2026,
    });
  });
});
