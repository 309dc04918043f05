import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { expectAccessible, expectFitting } from '../accessibility.ts';
import { goalPath } from '../dashboard/fixtures.ts';
import { expect, test } from '../kpis/fixtures.ts';
import { keepToken } from './fixtures.ts';

/** What would change something. */
const WRITING = [
  'dashboard.action.addGoal',
  'dashboard.action.record',
  'dashboard.action.more',
  'goals.more',
  'goals.finish',
  'goals.record',
  'company-data.enter',
  'company-data.enterOne',
  'company-data.own.new',
  'company-data.factors.enter',
  'tracking.due.enter',
  'tracking.due.import',
  'tracking.nav.records',
  'tracking.nav.import',
  'account.team.invite',
];

test('a reader sees and exports everything, is offered nothing else, and is told why', async ({
  page,
  t,
  machine,
  member,
  strategist,
  kpi,
}) => {
  test.slow();
  const power = await kpi('electricity-purchased');
  await power.enter('2026-08', 1680);
  const { organisation } = await strategist.api.auth.getLogin();
  const auditor = await aMember(machine, { organisationId: organisation.id, teamRole: 'READER' });
  await keepToken(page, await startSession(machine, auditor));
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  const paths = [
    '/app/dashboard',
    goalPath(await strategist.goal('e')),
    '/app/company-data',
    '/app/company-data/e',
    '/app/company-data/factors',
    `/app/company-data/e/${power.id}`,
    '/app/tracking',
    `/app/tracking/${power.category}`,
    '/app/profile/settings',
    '/app/profile/abo',
    '/app/profile/account',
  ];
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(t('common.reader.text')).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      for (const key of WRITING) {
        const name = t(key);
        await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(0);
      }
      await expect(
        page.getByRole('main').getByRole('textbox').and(page.locator(':enabled:not([readonly])')),
      ).toHaveCount(path === '/app/profile/account' ? 2 : 0);
      await expectFitting(page);
      await expectAccessible(page);
    });
  for (const path of ['/app/tracking/records', '/app/tracking/import']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/tracking');
  }
  await page.goto('/app/profile/settings');
  await expect(page.getByLabel(t('settings.name'))).toBeDisabled();
  expect(refused).toEqual([]);
  expect(member.id).not.toBe(auditor.id);
});
