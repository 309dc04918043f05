import { expectAccessible, expectFitting } from './accessibility.ts';
import { goalPath } from './dashboard/fixtures.ts';
import { expect, test } from './kpis/fixtures.ts';

test.use({ language: 'en', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

test('every screen of the application is within reach on a phone, in English and in the dark', async ({
  own,
  t,
  kpi,
  strategist,
}) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  await power.enter('2026-08', 1680);
  const paths = [
    '/app/dashboard',
    '/app/dashboard/targets',
    goalPath(await strategist.goal('e')),
    '/app/reporting/current-report',
    '/app/reporting/archive',
    '/app/reporting/vsme',
    '/app/profile/settings',
    '/app/organisation/resources',
    '/app/organisation/resources?deleted=true',
    '/app/organisation/profile',
    '/app/organisation/offers',
    '/app/organisation/offers?edit=new',
    '/app/organisation/contacts',
    '/app/organisation/posts',
    '/app/organisation/partners',
    '/app/organisation/watch-list',
    '/app/profile/abo',
    '/app/profile/data',
    '/app/profile/questionnaire-results',
    '/app/company-data',
    '/app/company-data/e',
    '/app/company-data/factors',
    `/app/company-data/e/${power.id}`,
    '/app/tracking',
    '/app/tracking/records?period=2026-09',
    `/app/tracking/${power.category}?kpi=${power.id}`,
    '/app/tracking/import',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await own.goto(path);
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(own).toHaveURL(path);
      await expect(own.locator('main [aria-busy=true]')).toHaveCount(0);
      // A page that says what failed would be accessible as well.
      await expect(own.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expectFitting(own);
      await expectAccessible(own);
    });
  }
  await own.goto('/app/tracking');
  await own.getByRole('combobox', { name: t('tracking.nav.pick') }).click();
  await own.getByRole('option', { name: t('tracking.nav.records') }).click();
  await expect(own.getByRole('grid')).toBeVisible();
});
