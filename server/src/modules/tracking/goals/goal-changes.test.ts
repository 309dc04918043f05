import type { GoalChange } from '@metra/contract/shapes/tracking-shapes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { anOwnFactor } from '../../../../test/factories/factors.ts';
import { anOwnKpi, aRecord, catalogueKpi } from '../../../../test/factories/kpis.ts';
import { aim, recordMonths } from '../../../../test/factories/targets.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { codesOf } from '../../../../test/values/known-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Later changes get a later time. */
const later = () => app.clock.advance({ minutes: 1 });

const of = (goal: { id: number }) => ({ params: { trackableGoalId: goal.id } });
const months = codesOf('2025-01', '2025-12');

/** A goal with an own KPI that is computed from another own KPI: diesel by a factor, twice. */
async function aGoalOfFormulas() {
  const { member, goal } = await aTrackedGoal(app, { sectors: ['s'] });
  const diesel = await catalogueKpi(member, 'fuel-diesel');
  const below = await computed(member, 'Diesel unten', 'kpi(fuel-diesel) * factor(ef-diesel-co2e)');
  const kpi = await computed(member, 'Diesel oben', `kpi(${below.slug}) * 2`);
  await recordMonths(member, diesel, months, 100);
  later();
  const changes = async (): Promise<GoalChange[]> =>
    (await member.client.tracking.goalChanges({ ...of(goal), query: { pageSize: 100 } })).items;
  const recalculations = async () => (await member.client.tracking.goalRecalculations(of(goal))).items;
  const yearValue = async (period = '2025') => {
    const { points } = await member.client.kpiHistory.one({
      params: { kpiId: kpi.id },
      query: { from: `${period}-01-01`, to: `${period}-12-31`, granularity: 'YEAR' },
    });
    return points[0]?.value ?? 0;
  };
  return { member, goal, diesel, below, kpi, changes, recalculations, yearValue };
}

const computed = (member: SignedInAccount, name: string, expression: string) =>
  anOwnKpi(member, name, {
    unit: '{kg}',
    formula: { expression, optional: [] },
  });

const changeJune = async (
  { client }: SignedInAccount,
  kpiId: number,
  change: { value: number; note?: string; confirmed?: true },
) => {
  const { items } = await client.kpiRecords.ofKpi({ params: { kpiId }, query: {} });
  const june = items.find(({ period }) => period === '2025-06');
  if (!june) throw new Error('June was entered');
  const { id, periodStart, periodEnd, version } = june;
  later();
  await client.kpiRecords.update({
    params: { kpiRecordId: id },
    body: { periodStart, periodEnd, version, ...change },
  });
};

const rewrite = async ({ client }: SignedInAccount, id: number, expression: string, why?: string) => {
  later();
  const kpi = await client.kpis.read({ params: { id } });
  return client.kpis.update({
    params: { id },
    body: {
      translations: { de: { name: kpi.name, unitLabel: 'kg' } },
      sector: 'e',
      unit: kpi.unit.code,
      aggregation: 'SUM',
      direction: 'LOWER',
      frequency: 'MONTH',
      formula: { expression, optional: [] },
      version: kpi.version,
      ...(why !== undefined && { why }),
    },
  });
};

const values = { value: 2.5, unit: 'kg{CO2e}/L', source: 'Lieferant', firstYear: 2025 };
const supplier = { ...values, factor: 'ef-diesel-co2e' };

describe('changes of what a goal is computed with', () => {
  test('own factors and formulas below its KPIs are listed with who, before, after and why', async () => {
    const { member, goal, below, kpi, changes } = await aGoalOfFormulas();
    // These KPIs do not belong to the goal yet, so their changes are not listed.
    expect(await changes()).toEqual([]);
    await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value: 1 } });

    later();
    const own = await anOwnFactor(member, supplier);
    later();
    const changed = await member.client.factors.updateOwn({
      params: { ownFactorId: own.id },
      body: { ...values, value: 2.6, why: 'neuer Nachweis', version: own.version },
    });
    later();
    await member.client.factors.removeOwn({
      params: { ownFactorId: own.id },
      query: { version: changed.version, why: 'falsch' },
    });
    await rewrite(member, below.id, 'kpi(fuel-diesel) * factor(ef-diesel-co2e) * 1.1', 'mit Vorkette');
    // Changes that do not affect the goal are not listed.
    later();
    await anOwnFactor(member);
    await computed(member, 'Anderes', 'kpi(fuel-diesel) * 3');

    const list = await changes();
    expect(list.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['FORMULA', 'mit Vorkette'],
      ['OWN_FACTOR', 'falsch'],
      ['OWN_FACTOR', 'neuer Nachweis'],
      ['OWN_FACTOR', null],
      ['BASELINE', null],
      ['FORMULA', null],
      ['FORMULA', null],
    ]);
    const [rewritten, deleted, corrected, entered] = list;
    expect(rewritten).toMatchObject({
      kpi: { id: below.id, name: 'Diesel unten' },
      by: expect.any(String),
      formula: {
        before: expect.stringMatching(/^Diesel × .+/),
        after: expect.stringMatching(/× 1.1$/),
      },
    });
    expect(deleted?.factor).toMatchObject({ before: { value: 2.6 }, after: null });
    expect(corrected?.factor).toMatchObject({
      before: { value: 2.5 },
      after: { value: 2.6, firstYear: 2025 },
    });
    expect(entered?.factor).toMatchObject({ before: null, after: { value: 2.5, source: 'Lieferant' } });
  });

  test('other organisations neither see them nor change anything', async () => {
    const { member, goal, below, kpi } = await aGoalOfFormulas();
    await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value: 1 } });
    await rewrite(member, below.id, 'kpi(fuel-diesel) * 2');
    const other = await aTrackedGoal(app, { sectors: ['e'] });
    expect((await other.member.client.tracking.goalChanges(of(other.goal))).items).toEqual([]);
    await expect(
      app.platform.database.pool.query(`update kpi_formula_changes set why = 'x'`),
    ).rejects.toThrow('kpi_formula_changes is append only');
  });

  test('a change of anything but the formula writes none', async () => {
    const { member, goal, below, kpi, changes } = await aGoalOfFormulas();
    await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value: 1 } });
    const ids = async () => (await changes()).map(({ id }) => id);
    const before = await ids();
    await rewrite(member, below.id, below.formula?.expression ?? '', 'nichts');
    expect(await ids()).toEqual(before);
  });
});

describe('a base year whose value became another', () => {
  test('shows the present value, and what changed since it was set', async () => {
    const { member, goal, below, kpi, diesel, recalculations, yearValue } = await aGoalOfFormulas();
    const value = await yearValue();
    await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value } });
    expect(await recalculations()).toEqual([]);

    later();
    await anOwnFactor(member, { ...supplier, value: 2.5 });
    const withFactor = await yearValue();
    expect(await recalculations()).toMatchObject([
      {
        kpi: { id: kpi.id },
        period: '2025',
        value: expect.closeTo(value, 6),
        valueNow: expect.closeTo(withFactor, 6),
        causes: [{ kind: 'OWN_FACTOR', reason: null }],
      },
    ]);
    await rewrite(member, below.id, 'kpi(fuel-diesel) * factor(ef-diesel-co2e) * 2', 'mit Vorkette');
    await changeJune(member, diesel.id, { value: 300, confirmed: true });
    const [moved] = await recalculations();
    expect(moved?.valueNow).toBeCloseTo(await yearValue(), 6);
    expect(moved?.causes).toMatchObject([
      { kind: 'RECORD', name: diesel.name, by: expect.any(String) },
      { kind: 'FORMULA', name: 'Diesel unten', reason: 'mit Vorkette' },
      { kind: 'OWN_FACTOR' },
    ]);

    // The recalculated baseline is the present value of its year.
    await aim(member, goal.id, kpi.id, {
      baseline: { period: '2025', value: await yearValue() },
      reason: 'Basisjahr neu berechnet',
    });
    expect(await recalculations()).toEqual([]);
    const shown = (await member.client.tracking.goal(of(goal))).kpis.find(({ kpiId }) => kpiId === kpi.id);
    expect(shown?.baseline?.changed?.valueBefore).toBeCloseTo(value, 6);
  });

  test('a change that does not affect the baseline causes no recalculation', async () => {
    const { member, goal, kpi, diesel, recalculations, yearValue } = await aGoalOfFormulas();
    await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value: (await yearValue()) + 500 } });
    later();
    await anOwnFactor(member, { ...supplier, firstYear: 2026 });
    later();
    await aRecord(member, diesel, '2026-03', 100);
    expect(await recalculations()).toEqual([]);

    // A changed record of that year with the same value does not count either.
    await changeJune(member, diesel.id, { value: 100, note: 'geprüft' });
    expect(await recalculations()).toEqual([]);
  });

  test('a typed one is held against values that come later', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const kpi = await anOwnKpi(member, 'Papier');
    await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value: 1000 } });
    const recalculations = async () => (await member.client.tracking.goalRecalculations(of(goal))).items;
    later();
    await recordMonths(member, kpi, months.slice(1), 100);
    // A year with a gap has no value yet.
    expect(await recalculations()).toEqual([]);
    later();
    await recordMonths(member, kpi, months.slice(0, 1), 100);
    expect(await recalculations()).toMatchObject([
      { value: 1000, valueNow: 1200, causes: [{ kind: 'RECORD', name: 'Papier' }] },
    ]);
  });
});
