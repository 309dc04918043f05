import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { signedIn } from '../../../../test/factories/accounts.ts';
import { anOwnKpi, aRecord, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aim, recordMonths } from '../../../../test/factories/targets.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';
import { codesOf } from '../../../../test/values/known-values.ts';
import { periodOf } from '../../kpis/kpis.module.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const of = (goal: { id: number }) => ({ params: { trackableGoalId: goal.id } });

/** A goal with an own KPI in addition to those of the catalogue. */
async function aGoalWithOwnKpi() {
  const tracked = await aTrackedGoal(app, { sectors: ['e'] });
  const kpi = await anOwnKpi(tracked.member, 'Papier');
  return { ...tracked, kpi };
}

const target = { date: '2028-12-31', value: 60 };
const baseline = { period: '2025', value: 120 };

describe('baselines and targets', () => {
  test('the database knows the periods there are, and when they end', async () => {
    const ends = async (period: string) => {
      const { rows } = await sql<{
        ends: string | null;
      }>`select period_ends(${period})::text as ends`.execute(app.platform.database.kysely);
      return rows[0]?.ends;
    };
    for (const length of [3, 12]) {
      for (let first = 2023 * 12; first < 2025 * 12; first++) {
        const { code, end } = periodOf({ first, last: first + length - 1 });
        expect([code, await ends(code)]).toEqual([code, end]);
      }
    }
    for (const none of [
      '2024-04-01/2025-03-30',
      '2024-04-01/2024-09-30',
      '2025-01-01/2025-12-31',
      '2024-02-01/x',
    ])
      expect([none, await ends(none)]).toEqual([none, null]);
  });

  test.each([
    ['2026-13', 'pattern'],
    ['2026-Q5', 'pattern'],
    ['2024-04-01/2025-03-30', 'pattern'],
    ['2024-04-01/2024-12-31', 'pattern'],
    ['2025-01-01/2025-12-31', 'pattern'],
    ['2025-12-01/2026-11-30', 'notOver'],
    ['2026-11', 'notOver'],
    ['2026-Q4', 'notOver'],
    ['2026', 'notOver'],
    ['2031', 'notOver'],
    ['1066', 'tooEarly'],
  ])('do not start from %s', async (period, key) => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    await expect(aim(member, goal.id, kpi.id, { baseline: { period, value: 1 } })).rejects.toMatchObject({
      status: 400,
      fields: [{ path: 'kpis/0/baseline/period', key }],
    });
  });

  test('a period shorter than the KPI’s is refused', async () => {
    const { member, goal } = await aTrackedGoal(app, { sectors: ['e'] });
    const kpi = await anOwnKpi(member, 'Bilanz', { frequency: 'YEAR' });
    await expect(
      aim(member, goal.id, kpi.id, { baseline: { period: '2025-07', value: 1 } }),
    ).rejects.toMatchObject({ fields: [{ key: 'shorterThanKpi' }] });
  });

  test('a value says how much of it nobody measured or was billed for', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const actual = async () =>
      (await member.client.tracking.goal(of(goal))).kpis.find(({ kpiId }) => kpiId === kpi.id)?.actual;
    await aim(member, goal.id, kpi.id, { target });
    const { id, version } = await aRecord(member, kpi, '2026-10', 12, { quality: 'ESTIMATED' });
    expect(await actual()).toMatchObject({ value: 12, estimatedShare: 1 });
    await member.client.kpiRecords.update({
      params: { kpiRecordId: id },
      body: { ...monthOf('2026-10'), value: 12, quality: 'INVOICE', version },
    });
    expect(await actual()).not.toHaveProperty('estimatedShare');
  });

  test('a target comes after its baseline, whichever is written first', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const early = { date: '2025-12-31', value: 60 };
    const refused = { fields: [{ path: 'kpis/0/target/date', key: 'beforeBaseline' }] };
    await expect(aim(member, goal.id, kpi.id, { baseline, target: early })).rejects.toMatchObject(refused);
    await aim(member, goal.id, kpi.id, { target: early });
    await expect(aim(member, goal.id, kpi.id, { baseline })).rejects.toMatchObject(refused);
  });

  test('a target against the direction is asked about, once', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const more = { date: '2028-12-31', value: 150 };
    await expect(aim(member, goal.id, kpi.id, { baseline, target: more })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'tracking.target_against_direction',
      fields: [{ path: 'kpis/0/target/value' }],
    });
    expect(await aim(member, goal.id, kpi.id, { baseline, target: more, confirmed: true })).toMatchObject({
      target: more,
    });
    expect(await aim(member, goal.id, kpi.id, { baseline, target: more })).toMatchObject({ target: more });
  });

  test('the database itself knows which periods there are', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    await aim(member, goal.id, kpi.id, { baseline, target });
    const set = (column: string, value: string) =>
      app.platform.database.pool.query(
        `update trackable_goal_kpis set ${column} = $1 where trackable_goal_id = $2 and kpi_id = $3`,
        [value, goal.id, kpi.id],
      );
    await expect(set('baseline_period', '2025-13')).rejects.toThrow('trackable_goal_kpis_real_baseline');
    await expect(set('baseline_period', '2025-Q5')).rejects.toThrow('trackable_goal_kpis_real_baseline');
    await expect(set('target_on', '2025-12-31')).rejects.toThrow('trackable_goal_kpis_target_after_baseline');
  });
});

describe('changes of baselines and targets', () => {
  test('have author, time, before, after and reason, newest first', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const changes = async () =>
      (await member.client.tracking.goalChanges(of(goal))).items.filter(({ kind }) => kind !== 'LEADING_KPI');
    expect(await changes()).toEqual([]);
    await aim(member, goal.id, kpi.id, { baseline, target });
    await aim(member, goal.id, kpi.id, { baseline, target });
    await aim(member, goal.id, kpi.id, {
      baseline: { period: '2025', value: 130 },
      target,
      reason: ' Eine Rechnung fehlte. ',
    });
    expect(await changes()).toMatchObject([
      {
        kind: 'BASELINE',
        by: 'Katrin Lindner',
        at: '2026-11-15T10:00:00.000Z',
        kpi: { id: kpi.id, name: 'Papier', unit: { label: 'Stück' } },
        before: { when: '2025', value: 120 },
        after: { when: '2025', value: 130 },
        reason: 'Eine Rechnung fehlte.',
      },
      { kind: 'TARGET', before: null, after: { when: '2028-12-31', value: 60 }, reason: null },
      { kind: 'BASELINE', before: null, after: { when: '2025', value: 120 } },
    ]);
  });

  test('a base year that was recalculated says so, another one does not', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const first = await aim(member, goal.id, kpi.id, { baseline });
    expect(first.baseline).toMatchObject({ changed: null });
    const again = await aim(member, goal.id, kpi.id, { baseline: { period: '2025', value: 130 } });
    expect(again.baseline).toEqual({
      period: '2025',
      value: 130,
      changed: { at: '2026-11-15T10:00:00.000Z', valueBefore: 120 },
    });
    const other = await aim(member, goal.id, kpi.id, { baseline: { period: '2024', value: 140 } });
    expect(other.baseline).toMatchObject({ changed: null });
  });

  test('stay as they were written', async () => {
    await expect(app.platform.database.pool.query(`update target_changes set reason = 'x'`)).rejects.toThrow(
      'target_changes is append only',
    );
  });
});

describe('a goal is judged', () => {
  test('by complete and current values only, and links to missing ones', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const own = async ({ client } = member) => {
      const read = await client.tracking.goal(of(goal));
      const found = read.kpis.find(({ kpiId }) => kpiId === kpi.id);
      return { ...read, kpi: found };
    };
    await aim(member, goal.id, kpi.id, { baseline, target });
    expect(await own()).toMatchObject({
      status: 'NO_DATA',
      progress: null,
      leadingKpiId: kpi.id,
      kpi: {
        status: 'NO_DATA',
        noJudgement: 'NO_VALUES',
        mend: '/app/tracking/records?frequency=MONTH&period=2026-10',
      },
    });
    await recordMonths(member, kpi, codesOf('2025-11', '2026-08'), 5);
    expect(await own()).toMatchObject({
      status: 'NO_DATA',
      kpi: { noJudgement: 'INCOMPLETE', actual: { value: 50, months: { covered: 10, of: 12 } } },
    });
    await recordMonths(member, kpi, codesOf('2026-09', '2026-11'), 5);
    expect(await own()).toMatchObject({
      status: 'REACHED',
      progress: 1,
      kpi: {
        status: 'REACHED',
        noJudgement: null,
        mend: null,
        actual: { period: '2025-11-01/2026-10-31', value: 60, months: { covered: 12, of: 12 } },
      },
    });
    app.clock.set('2027-04-15T10:00:00Z');
    expect(await own(await signedIn(app, member))).toMatchObject({
      status: 'NO_DATA',
      kpi: { noJudgement: 'OUTDATED', mend: '/app/tracking/records?frequency=MONTH&period=2026-12' },
    });
    app.clock.set('2026-11-15T10:00:00Z');
  });

  test('by every KPI it has a target for', async () => {
    const { member, goal, kpi } = await aGoalWithOwnKpi();
    const other = await anOwnKpi(member, 'Holz');
    await recordMonths(member, kpi, codesOf('2025-11', '2026-10'), 5);
    await aim(member, goal.id, kpi.id, { baseline, target });
    await aim(member, goal.id, other.id, { baseline, target });
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({ status: 'ON_TRACK', progress: 1 });
    await recordMonths(member, other, codesOf('2025-11', '2026-10'), 10);
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({ status: 'ON_TRACK', progress: 0.5 });
    await aim(member, goal.id, other.id, { target: { date: '2026-10-31', value: 60 } });
    // The chosen KPI keeps leading, whatever the others' values are.
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({
      status: 'MISSED',
      leadingKpiId: kpi.id,
    });
  });

  test('finished measures are no progress', async () => {
    const { member, goal, measure } = await aTrackedGoal(app, { sectors: ['e'] });
    await member.client.tracking.updateMeasure({
      params: { trackableMeasureId: measure.id },
      body: { version: 1, state: 'DONE' },
    });
    expect(await member.client.tracking.goal(of(goal))).toMatchObject({
      status: 'NO_TARGET',
      progress: null,
    });
  });

  test('a computed KPI links to the missing input', async () => {
    const { member, goal } = await aTrackedGoal(app);
    const emissions = await catalogueKpi(member, 'ghg-scope-1-2');
    const gas = await catalogueKpi(member, 'natural-gas');
    await recordMonths(member, gas, codesOf('2026-01', '2026-09'), 1000);
    const aimed = await aim(member, goal.id, emissions.id, {
      baseline: { period: '2025', value: 400 },
      target: { date: '2028-12-31', value: 200 },
    });
    expect(aimed).toMatchObject({ status: 'NO_DATA', noJudgement: 'INCOMPLETE' });
    expect(aimed.mend).toBe(`/app/company-data/e/${gas.id}`);
  });
});
