import { expectFitting, onPhoneByNight } from '../accessibility.ts';
import { expectSaid } from '../toasts.ts';
import { expect, fieldOf, test } from './fixtures.ts';

/** All periods of two years ago are over, whatever the current day is. */
const YEAR = new Date().getFullYear() - 2;
const label = `${YEAR}/${String(YEAR + 1).slice(2)}`;
const months = (year: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${year}-${String(from + index).padStart(2, '0')}`);

test('the business year is chosen, and company data, grid and record follow it', async ({
  own,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  for (const month of [...months(YEAR, 4, 12), ...months(YEAR + 1, 1, 3)]) await power.enter(month, 100);

  await own.goto('/app/profile/settings');
  const first = own.getByRole('combobox', { name: t('settings.firstMonth') });
  await expect(first).toHaveText('Januar');
  await first.click();
  await own.getByRole('option', { name: 'April' }).click();
  await expect(
    own.getByText(/^Das laufende Geschäftsjahr ist \d{4}\/\d{2}: April \d{4} bis März \d{4}\./),
  ).toBeVisible();
  await own.getByRole('button', { name: t('settings.save'), exact: true }).click();
  await expectSaid(own, t('settings.saved'));
  await expect(strategist.api.profile.read()).resolves.toMatchObject({ firstMonth: 4 });

  // Twelve months that were entered before are now one complete year.
  await own.goto(`/app/company-data/e/${power.id}`);
  const steps = own.getByRole('radiogroup', { name: t('company-data.history.granularity') });
  await steps.getByRole('radio', { name: t('records.frequency.YEAR') }).click();
  await own.getByRole('radio', { name: t('company-data.history.all') }).click();
  await own.getByRole('button', { name: t('parts.showTable') }).click();
  const table = own.getByRole('table', { name: t('company-data.history.title') });
  await expect(table.getByRole('row', { name: new RegExp(`^${label}`) })).toContainText('1.200');

  // The grid shows business years, and a value in it is for a business year.
  const waste = await kpi('refrigerant-losses');
  await own.goto('/app/tracking/records?frequency=YEAR');
  const period = own.getByRole('combobox', { name: t('tracking.grid.choosePeriod') });
  await period.click();
  await own.getByRole('option', { name: label, exact: true }).click();
  await expect(own.getByRole('heading', { level: 1 })).toContainText(label);
  const field = fieldOf(own, waste.name, label);
  await field.fill('3');
  await field.press('Enter');
  const code = `${YEAR}-04-01/${YEAR + 1}-03-31`;
  await expect.poll(async () => (await waste.record(code))?.value).toBe(3);

  // A year of one KPI from April to March.
  await own.goto(`/app/tracking/${power.category}?kpi=${power.id}&year=${YEAR}`);
  const year = own.getByRole('region', { name: power.name });
  await expect(year.getByText(label, { exact: true }).and(own.locator('[aria-live]'))).toBeVisible();
  await expect(fieldOf(own, power.name, `Apr. ${YEAR}`)).toHaveValue('100');
  await expect(fieldOf(own, power.name, `März ${YEAR + 1}`)).toHaveValue('100');
  await onPhoneByNight(own);
  await expectFitting(own);
});
