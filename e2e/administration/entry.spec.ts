import { administratorAccount, fillLogin } from '../accounts/fixtures.ts';
import { expect, test } from '../content/fixtures.ts';

const ADMINISTRATION = /\/assets\/(administration|admin(-\w+)?)-[\w-]+\.js$/;

test("the operator's people are led to the administration, which has its own files", async ({ page, t }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofAdministration = () => asked.splice(0).filter((path) => ADMINISTRATION.test(path));
  await page.goto('/login');
  await fillLogin(page, t, administratorAccount);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: t('administration.navigation.overview') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 2, name: t('operation.overview.missed') })).toBeVisible();
  await expect(page.getByRole('navigation')).toContainText(t('administration.navigation.organisations'));
  expect(ofAdministration().length).toBeGreaterThan(1);

  await page.getByRole('button', { name: new RegExp(`^${t('common.navigation.account')}`) }).click();
  await page.getByRole('menuitem', { name: t('common.navigation.account') }).click();
  await expect(page).toHaveURL('/app/profile/account');
  // Calls of the previous page must not count for this one.
  asked.length = 0;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(ofAdministration()).toEqual([]);

  // A person without an organisation's work is redirected.
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/admin');
});
