import type { Dashboard } from '@metra/contract/operations/my';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app/test-app.ts';
import type { SignedInAccount } from '../../../test/factories/accounts.ts';
import { anOwnKpi, monthOf } from '../../../test/factories/kpis.ts';
import { aTrackedGoal } from '../../../test/factories/tracking.ts';
import { codesOf } from '../../../test/values/known-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const running = '2026-11';
const ended = codesOf('2025-11', '2026-10');

/** Months with values, with gaps of every kind. */
const anyMonths: fc.Arbitrary<readonly string[]> = fc.oneof(
  fc.constant(ended),
  fc.constant([...ended, running]),
  fc.constant([]),
  fc.constant([running]),
  fc.constant(['2026-10']),
  fc.constant(['2016-03']),
  fc.constant(codesOf('2023-01', '2024-12')),
  fc.constant(codesOf('2025-01', '2026-05')),
  fc.subarray(codesOf('2025-01', running)),
  fc.constantFrom(...ended).map((gap) => ended.filter((month) => month !== gap)),
);
const anyNumber = fc.constantFrom(-120, -12, 0, 12, 60, 120);
const anyBaseline = fc.option(
  fc.record({ period: fc.constantFrom('2024', '2025', '2025-07', '2025-Q2'), value: anyNumber }),
);
const anyTarget = fc.option(
  fc.record({ date: fc.constantFrom('2026-10-31', '2026-11-15', '2028-12-31'), value: anyNumber }),
);
const anyKpi = fc.record({
  direction: fc.constantFrom('LOWER', 'HIGHER', 'TOWARDS_ZERO', 'NEUTRAL'),
  frequency: fc.constant('MONTH' as const),
  months: anyMonths,
  value: fc.constantFrom(-10, -1, 0, 1, 5, 10),
  reason: fc.option(fc.constantFrom('NOT_AVAILABLE', 'NOT_APPLICABLE')),
  baseline: anyBaseline,
  target: anyTarget,
});
const anyOrganisation = fc.record({
  kpis: fc.array(anyKpi, { minLength: 1, maxLength: 3 }),
  dueOn: fc.option(fc.constantFrom('2026-11-14', '2027-12-31')),
  /** The leading KPI; without one, the catalogue's leads and has no target. */
  leading: fc.option(fc.nat({ max: 2 }), { freq: 4 }),
  finishesMeasure: fc.boolean(),
  /** An additional KPI that is the sum of the others. */
  sum: fc.option(fc.record({ baseline: anyBaseline, target: anyTarget })),
});
type AnyKpi = typeof anyKpi extends fc.Arbitrary<infer Kpi> ? Kpi : never;

async function makeKpi({ client, ...member }: SignedInAccount, wishes: AnyKpi, index: number) {
  const { direction, frequency, months, value, reason } = wishes;
  const kpi = await anOwnKpi({ client, ...member }, `Kennzahl ${index}`, { direction, frequency });
  const rows = months.map((month, at) => ({
    kpiId: kpi.id,
    ...monthOf(month),
    // The first month may have a reason instead of a value.
    ...(reason !== null && at === 0 ? { reason } : { value }),
    confirmed: true,
  }));
  if (rows.length > 0) await client.kpiRecords.batch({ body: { rows } });
  const { baseline, target } = wishes;
  return { kpiId: kpi.id, baseline, target, confirmed: true };
}

/** Most KPIs of goals are computed. This one adds up the parts that are known. */
async function makeSum(member: SignedInAccount, kpiIds: readonly number[]): Promise<number> {
  const parts = await Promise.all(kpiIds.map((id) => member.client.kpis.read({ params: { id } })));
  const slugs = parts.map(({ slug }) => slug);
  const expression = slugs.map((slug) => `kpi(${slug})`).join(' + ');
  const { id } = await anOwnKpi(member, 'Summe', { formula: { expression, optional: slugs } });
  return id;
}

/** Each part has the time limit of a test; together they would exceed it on a busy machine. */
const parts = [1, 2, 3, 4, 5];

test.each(parts)(
  'dashboard, list of goals, goal, tasks and company data never contradict each other (%i of 5)',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyOrganisation, async ({ kpis, dueOn, leading, finishesMeasure, sum }) => {
        const { member, goal, measure } = await aTrackedGoal(app, { sectors: ['e'] });
        const { client } = member;
        const writes = [];
        for (const [index, kpi] of kpis.entries()) writes.push(await makeKpi(member, kpi, index));
        if (sum)
          writes.push({
            kpiId: await makeSum(
              member,
              writes.map(({ kpiId }) => kpiId),
            ),
            ...sum,
            confirmed: true,
          });
        const params = { trackableGoalId: goal.id };
        if (finishesMeasure)
          await client.tracking.updateMeasure({
            params: { trackableMeasureId: measure.id },
            body: { version: measure.version, state: 'DONE' },
          });
        const leadingKpiId = leading === null ? goal.leadingKpiId : writes[leading % writes.length]?.kpiId;
        const written = await client.tracking.updateGoal({
          params,
          body: {
            version: goal.version,
            dueOn,
            kpis: writes,
            ...(leadingKpiId && { leadingKpi: { kpiId: leadingKpiId } }),
          },
        });
        const dashboard = await client.my.dashboard();
        const page = await client.tracking.goal({ params });
        const list = await client.tracking.goals({ query: { active: true } });
        expect(page).toEqual(written);
        expect(page.leadingKpiId).toBe(leadingKpiId);
        expect(list.items).toEqual([page]);
        agreesWithCard(page, dashboard);
        agreesWithRows(page, dashboard);
        agreesWithTasks(page, dashboard);
        agreesWithItself(page);
        await agreesWithHistory(member, page);
        const finished = await client.tracking.finishGoal({ params });
        for (const name of ['status', 'progress', 'expectedProgress', 'leadingKpiId'] as const)
          expect(finished[name]).toEqual(page[name]);
        expect(finished.kpis).toEqual(page.kpis.map((kpi) => ({ ...kpi, mend: null, enter: null })));
      }),
      { numRuns: 5 },
    );
  },
);

function agreesWithCard(page: TrackableGoal, { goals, sectors }: Dashboard): void {
  const [card] = goals;
  const { status, progress, expectedProgress } = page;
  expect(card).toMatchObject({ status, progress, expectedProgress });
  expect(card?.leadingKpi).toEqual(page.kpis.find(({ kpiId }) => kpiId === page.leadingKpiId) ?? null);
  expect(sectors.find(({ sector }) => sector === 'e')?.progress).toBe(progress);
}

/** The value in a row is the one that is compared with the target, and there is none if the goal has none. */
function agreesWithRows({ kpis }: TrackableGoal, { kpis: rows }: Dashboard): void {
  for (const { kpi, latest } of rows) {
    const of = kpis.find(({ kpiId }) => kpiId === kpi.id);
    // A goal ignores only values that are older than the baseline or very old.
    if (of && !of.actual && latest)
      expect(
        latest.period.end < (of.baseline ? endOf(of.baseline.period) : '2024-11-01') ||
          latest.period.end < '2024-11-01',
      ).toBe(true);
    if (!of?.target || !of.actual) continue;
    expect(latest).toMatchObject({ period: { code: of.actual.period }, value: of.actual.value });
    expect(latest?.completeness).toMatchObject({
      covered: of.actual.months.covered,
      months: of.actual.months.of,
    });
  }
}

/** Every reason that prevents a goal's rating is a task, and no other task asks for the goal's target or values. */
function agreesWithTasks({ status, kpis, leadingKpiId, name }: TrackableGoal, { tasks }: Dashboard): void {
  const leading = kpis.find(({ kpiId }) => kpiId === leadingKpiId);
  const ofGoal = tasks.filter(({ title }) => title === name).map(({ type }) => type);
  if (status === 'NO_TARGET') expect(ofGoal).toEqual(['GOAL_WITHOUT_TARGET']);
  else if (status === 'MISSED') expect(ofGoal).toEqual(['GOAL_MISSED']);
  else if (status !== 'NO_DATA') expect(ofGoal).toEqual([]);
  else if (leading?.noJudgement === 'NO_BASELINE') expect(ofGoal).toEqual(['GOAL_WITHOUT_TARGET']);
  else if (leading?.noJudgement === 'RUNNING') expect(ofGoal).toEqual([]);
  else expect(tasks.some(({ link }) => link === leading?.mend)).toBe(true);
}

function agreesWithItself({ status, progress, kpis, dueOn, leadingKpiId }: TrackableGoal): void {
  const aimed = kpis.filter(({ target }) => target);
  const leading = kpis.find(({ kpiId }) => kpiId === leadingKpiId);
  // The progress bar and the status word agree.
  expect(status === 'NO_TARGET').toBe(!leading?.target);
  expect(status === 'NO_DATA').toBe(leading?.status === 'NO_DATA');
  expect(progress === null).toBe(leading?.progress == null);
  if (progress !== null) expect(leading?.actual?.months.covered).toBe(leading?.actual?.months.of);
  expect(status === 'REACHED').toBe(
    leading?.status === 'REACHED' && aimed.every((kpi) => kpi.status === 'REACHED'),
  );
  if (dueOn === '2026-11-14') expect(['NO_TARGET', 'NO_DATA', 'REACHED', 'MISSED']).toContain(status);
  for (const kpi of kpis) {
    if (kpi.progress !== null) expect(kpi.actual?.months.covered).toBe(kpi.actual?.months.of);
    if (kpi.target && kpi.target.date < '2026-11-15')
      expect(['NO_DATA', 'REACHED', 'MISSED']).toContain(kpi.status);
    expect(kpi.noJudgement === null || kpi.progress === null).toBe(true);
  }
}

/** A goal's rating uses the same values as the company data of these months. */
async function agreesWithHistory({ client }: SignedInAccount, { kpis }: TrackableGoal): Promise<void> {
  for (const { kpiId, actual, progress } of kpis) {
    if (!actual || progress === null) continue;
    const [start = '', end = ''] = spanOf(actual.period);
    const query = { from: start, to: end, granularity: 'MONTH' as const };
    const { points } = await client.kpiHistory.one({ params: { kpiId }, query });
    expect(points.every(({ completeness }) => completeness.state === 'WHOLE')).toBe(true);
    expect(points.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(actual.value);
  }
}

const endOf = (code: string): string => codesOf.lastDay(codesOf.months(code).last);

const spanOf = (code: string): string[] =>
  code.includes('/') ? code.split('/') : [`${codesOf.code(codesOf.months(code).first)}-01`, endOf(code)];
