import type { Locator } from '@playwright/test';
import { expectFitting } from '../accessibility.ts';
import { goalPath, read } from '../dashboard/fixtures.ts';
import { expect, fieldOf, rowOf, test } from './fixtures.ts';

const NOW = new Date();
/** The year is over on whatever day the test runs. */
const YEAR = NOW.getFullYear() - 1;

const lastMonths = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(NOW.getFullYear(), NOW.getMonth() - 1 - index, 1)).toISOString().slice(0, 7),
);

const isInSight = (item: Locator): Promise<boolean> =>
  item.evaluate((element) => {
    const [frame, box] = [element.parentElement?.getBoundingClientRect(), element.getBoundingClientRect()];
    return frame !== undefined && box.left >= frame.left && box.right <= frame.right;
  });

test('a year is compared with its plan: it shows planned values, deviations and missing months', async ({
  own,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const { api } = strategist;
  const accidents = await kpi('accidents');
  await accidents.enter(`${YEAR}-01`, 3);
  await api.kpiRecords.create(
    {
      body: {
        kpiId: accidents.id,
        periodStart: `${YEAR}-03-01`,
        periodEnd: `${YEAR}-04-30`,
        value: 4,
        confirmed: true,
      },
    },
    { idempotencyKey: 'accidents-of-two-months' },
  );
  const aim = async (baseline: number, target: number, value: number) => {
    const { id, version } = await strategist.goal('s');
    await api.tracking.updateGoal({
      params: { trackableGoalId: id },
      body: {
        version,
        kpis: [
          {
            kpiId: accidents.id,
            baseline: { period: String(baseline), value: 24 },
            target: { date: `${target}-12-31`, value },
          },
        ],
      },
    });
  };
  const path = `/app/tracking/${accidents.category}?kpi=${accidents.id}&year=${YEAR}`;
  const january = fieldOf(own, accidents.name, `Jan. ${YEAR}`);
  const february = fieldOf(own, accidents.name, `Feb. ${YEAR}`);
  const plan = own.getByRole('columnheader', { name: t('tracking.grid.aim'), exact: true });

  await own.goto(path);
  await expect(january).toHaveValue('3');
  await expect(plan).toHaveCount(0);
  await expect(rowOf(february)).toContainText(t('tracking.nav.missing'));
  await expect(own.getByRole('row', { name: /^März/ })).toContainText(/: 4\sUnfälle/);

  // A target in the far future keeps this year close to its start.
  await aim(YEAR - 1, YEAR + 20, 2);
  await own.reload();
  await expect(plan).toBeVisible();
  await expect(rowOf(january)).toContainText(/2\sUnfälle.*\+1\sUnfall/);
  await expect(rowOf(february)).toContainText(t('tracking.nav.missing'));
  // A value that is being typed is compared before it is saved, and no longer missing.
  await february.fill('0');
  await expect(rowOf(february)).toContainText(/2\sUnfälle.*−2\sUnfälle/);
  await expect(rowOf(february)).not.toContainText(t('tracking.nav.missing'));
  await own.keyboard.press('Escape');
  await expect(rowOf(february)).toContainText(t('tracking.nav.missing'));

  // On a phone the deviation is in the plan's line.
  await own.setViewportSize({ width: 390, height: 844 });
  const lines = rowOf(january).getByRole('gridcell');
  const planned = await lines.filter({ hasText: /^Plan/ }).boundingBox();
  const off = await lines.filter({ hasText: /^Abweichung/ }).boundingBox();
  expect(Math.abs((planned?.y ?? 0) - (off?.y ?? Number.NaN))).toBeLessThan(4);
  await expectFitting(own);

  // A past target is unchanged.
  await aim(YEAR - 3, YEAR - 1, 12);
  await own.setViewportSize({ width: 1440, height: 900 });
  await own.reload();
  await expect(rowOf(january)).toContainText(/1\sUnfall.*\+2\sUnfälle/);

  // The selected tab and the focused tab are visible.
  const last = await kpi('heating-oil');
  await own.setViewportSize({ width: 390, height: 844 });
  // A year without a readable history can still be entered.
  await own.route('**/api/v1/tracking/kpi-history/**', (route) => route.fulfill({ status: 404, json: {} }));
  await own.goto(`/app/tracking/${last.category}?kpi=${last.id}`);
  await expect(own.getByRole('grid').getByRole('textbox').first()).toBeVisible();
  const tabs = own.getByRole('navigation', { name: t('tracking.category.kpis') });
  const chosen = tabs.getByRole('link', { name: read(last.name), exact: true });
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => isInSight(chosen)).toBe(true);
  const next = tabs.getByRole('link').last();
  expect(await isInSight(next)).toBe(false);
  await next.focus();
  await expect.poll(() => isInSight(next)).toBe(true);
});

test('the distance to the plan is the same on the dashboard, beside the KPI and beside its goal', async ({
  own,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const { api } = strategist;
  const accidents = await kpi('accidents');
  for (const month of lastMonths) await accidents.enter(month, 1);
  const { id, version } = await strategist.goal('s');
  const goal = await api.tracking.updateGoal({
    params: { trackableGoalId: id },
    body: {
      version,
      kpis: [
        {
          kpiId: accidents.id,
          baseline: { period: String(YEAR - 1), value: 24 },
          target: { date: `${YEAR + 3}-12-31`, value: 6 },
        },
      ],
    },
  });
  await own.goto('/app/dashboard');
  const row = own.getByRole('row').filter({ hasText: read(accidents.name) });
  const points = /[+−]\d+ Punkte/;
  await expect(row).toContainText(new RegExp(`${points.source} zum Plan`));
  const said = points.exec((await row.textContent()) ?? '')?.[0] ?? 'nothing';
  // The distance is for the rated twelve months.
  const distance = new RegExp(`Abstand zum Plan, .+ – .+: ${said.replace('+', '\\+')}`);
  for (const path of [
    `/app/company-data/s/${accidents.id}`,
    `/app/tracking/${accidents.category}?kpi=${accidents.id}`,
    goalPath(goal),
  ]) {
    await own.goto(path);
    await expect(own.getByRole('figure').first()).toContainText(distance);
  }

  // A missing month leaves the year without a rating and a text.
  const record = await accidents.record(lastMonths[5] ?? '');
  if (!record) throw new Error('There is no record.');
  await api.kpiRecords.remove({ params: { kpiRecordId: record.id }, query: { version: record.version } });
  await own.goto('/app/dashboard');
  await expect(row).toContainText(t('dashboard.kpis.noDistance'));
  const answered = own.waitForResponse(/\/tracking\/goals\/\d+$/);
  await own.goto(`/app/company-data/s/${accidents.id}`);
  await answered;
  await expect(own.getByRole('figure').first()).not.toContainText(/Abstand zum Plan/);
});
