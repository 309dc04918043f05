import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../../test/factories/accounts.ts';
import { aRecord, catalogueKpi, monthOf } from '../../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../../test/factories/tracking.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Baseline {
  period: string;
  value: number;
}

/** Gives the goal's KPI a baseline and the target 0. */
async function startFrom(
  { client }: SignedInAccount,
  trackableGoalId: number,
  kpiId: number,
  baseline: Baseline,
) {
  const params = { trackableGoalId };
  const { version } = await client.tracking.goal({ params });
  const kpis = [{ kpiId, baseline, target: { date: '2027-12-31', value: 0 } }];
  await client.tracking.updateGoal({ params, body: { version, kpis } });
}

test('progress of a computed KPI follows a record at once, over the span of its baseline', async () => {
  const { member, goal } = await aTrackedGoal(app);
  const emissions = await catalogueKpi(member, 'ghg-scope-1-2');
  const gas = await catalogueKpi(member, 'natural-gas');
  const goalKpi = async () => {
    const { kpis } = await member.client.tracking.goal({ params: { trackableGoalId: goal.id } });
    return kpis.find(({ kpiId }) => kpiId === emissions.id);
  };

  await startFrom(member, goal.id, emissions.id, { period: '2025-09', value: 36.352 });
  expect(await goalKpi()).toMatchObject({ actual: null, progress: null });
  const record = await aRecord(member, gas, '2026-09', 100_000);
  expect(await goalKpi()).toMatchObject({ actual: { period: '2026-09', value: 18.176 }, progress: 0.5 });
  const [card] = (await member.client.my.dashboard()).goals;
  expect(card?.leadingKpi).toMatchObject({ kpiId: emissions.id, actual: { value: 18.176 } });
  await member.client.kpiRecords.update({
    params: { kpiRecordId: record.id },
    body: { ...monthOf('2026-09'), value: 200_000, version: 1 },
  });
  expect(await goalKpi()).toMatchObject({ progress: 0 });

  // A yearly target needs a whole year, because a single month would look like success.
  await startFrom(member, goal.id, emissions.id, { period: '2025', value: 436.224 });
  expect(await goalKpi()).toMatchObject({ noJudgement: 'INCOMPLETE', progress: null });
  const others = ['2025-10', '2025-11', '2025-12', ...Array.from({ length: 8 }, (_, n) => `2026-0${n + 1}`)];
  await member.client.kpiRecords.batch({
    body: { rows: others.map((month) => ({ kpiId: gas.id, ...monthOf(month), value: 200_000 })) },
  });
  expect(await goalKpi()).toMatchObject({
    actual: { period: '2025-10-01/2026-09-30', value: 436.224 },
    progress: 0,
  });
});

test('a KPI of a goal that nobody has entered is a task', async () => {
  const { member } = await aTrackedGoal(app);
  const { tasks } = await member.client.my.dashboard();
  const missing = tasks.filter(({ type }) => type === 'KPI_MISSING');
  expect(missing.length).toBeGreaterThan(0);
  expect(missing[0]?.link).toMatch(/^\/app\/tracking\/records\?frequency=(MONTH|QUARTER|YEAR)&period=20\d\d/);
});
