import { aMember } from '../../server/test/factories/accounts.ts';
import { expectAccessible, expectFitting } from '../accessibility.ts';
import { keepToken } from '../accounts/fixtures.ts';
import { expect, test } from '../content/fixtures.ts';

test.use({ language: 'en', viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

// What editors see as well is looked at in e2e/content/screens.spec.ts.
test("every room of an administrator's is within reach on a phone, in English and in the dark", async ({
  page,
  machine,
  administrator,
}) => {
  test.slow();
  const { api } = administrator;
  const one = { query: { pageSize: 1 } };
  const first = async (list: Promise<{ items: { id: number }[] }>) => (await list).items[0]?.id;
  const { id, organisationId } = await aMember(machine);
  const paths = [
    '/admin',
    '/admin/accounts',
    `/admin/accounts/${id}`,
    `/admin/accounts/${id}/sessions`,
    `/admin/accounts/${id}/history`,
    `/admin/organisations/${organisationId}`,
    '/admin/invoices',
    '/admin/subscriptions',
    '/admin/promotions',
    '/admin/audit',
    '/admin/jobs',
    '/admin/mails',
    '/admin/missed-searches',
    '/admin/system',
    '/admin/goals',
    `/admin/goals/${await first(api.goalsAdmin.list(one))}`,
    '/admin/measures',
    `/admin/measures/${await first(api.measuresAdmin.list(one))}`,
    '/admin/kpis',
    `/admin/kpis/${await first(api.kpisAdmin.list(one))}`,
    '/admin/factors',
    '/admin/standards',
    '/admin/standards/vsme-2026-05-01',
    `/admin/factors/${await first(api.factorsAdmin.list(one))}`,
    '/admin/projects',
    '/admin/translations',
  ];
  await keepToken(page, administrator.token());
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expectFitting(page);
      await expectAccessible(page);
    });
  }
});
