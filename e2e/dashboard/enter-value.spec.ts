import type { Page } from '@playwright/test';
import { expectFitting } from '../accessibility.ts';
import { expect, test } from '../kpis/fixtures.ts';
import { toast } from '../toasts.ts';
import { read } from './fixtures.ts';

/** This button on the dashboard opens the form for the open period of a KPI. */
const enterButton = (page: Page, kpi: { name: string }) =>
  page.getByRole('button', { name: new RegExp(`^${read(kpi.name)}: `) });

const rowOf = (page: Page, kpi: { name: string }) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: read(kpi.name), exact: true }) });

test('a value is entered beside its KPI, confirmed, saved, undone, and not lost by Escape', async ({
  own,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const accidents = await kpi('accidents');
  const { kpis } = await strategist.api.my.dashboard();
  const period = kpis.find((row) => row.kpi.id === accidents.id)?.open?.period.code ?? '';
  await own.goto('/app/dashboard');
  const card = own.getByRole('article').filter({ hasText: t('common.sectorLong.s') });
  await expect(card).toContainText(t('dashboard.kpis.none'));
  await enterButton(own, accidents).click();
  const entry = own.getByRole('dialog', { name: read(accidents.name) });
  const field = entry.getByRole('textbox');
  await expect(field).toBeFocused();
  await own.keyboard.press('Enter');
  await expect(entry.getByRole('alert')).toContainText(t('records.problem.required'));
  await own.keyboard.type('1,5');
  await own.keyboard.press('Enter');
  await expect(entry.getByRole('alert')).toContainText(t('records.problem.wholeNumber'));

  await field.fill('900000');
  await own.keyboard.press('Enter');
  await expect(entry.getByRole('alert')).toContainText(t('records.odd.question'));
  expect(await accidents.record(period)).toBeUndefined();
  await entry.getByRole('button', { name: t('tracking.row.mend') }).click();
  await expect(field).toBeFocused();

  await field.fill('2');
  await own.keyboard.press('Enter');
  await expect(entry).toHaveCount(0);
  // The row and the goal show it at once, and the focus stays.
  await expect(rowOf(own, accidents)).toContainText(/2\s/);
  await expect(card).not.toContainText(t('dashboard.kpis.none'));
  await expect(rowOf(own, accidents).getByRole('link', { name: read(accidents.name) })).toBeFocused();
  expect((await accidents.record(period))?.value).toBe(2);

  await toast(own, read(accidents.name)).hover();
  await own.getByRole('button', { name: t('records.undo') }).click();
  await expect.poll(() => accidents.record(period)).toBeUndefined();
  await expect(card).toContainText(t('dashboard.kpis.none'));
  await expect(enterButton(own, accidents)).toBeVisible();

  // Escape asks before it discards input.
  const power = await kpi('electricity-purchased');
  await own.setViewportSize({ width: 390, height: 844 });
  const second = own.getByRole('dialog', { name: read(power.name) });
  const amount = second.getByRole('textbox');
  await enterButton(own, power).click();
  await expect(amount).toBeFocused();
  await own.keyboard.press('Escape');
  await expect(second).toHaveCount(0);

  await enterButton(own, power).click();
  await amount.fill('1.820');
  await expectFitting(own);
  await own.keyboard.press('Escape');
  await expect(second.getByRole('alert')).toContainText(t('dashboard.entry.leave'));
  await own.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('1.820');
  await own.keyboard.press('Escape');
  await second.getByRole('button', { name: t('dashboard.entry.discard') }).click();
  await expect(second).toHaveCount(0);
  await enterButton(own, power).click();
  await expect(amount).toHaveValue('');
});
