import { finishWizard } from '../dashboard/fixtures.ts';
import { expect, test } from './fixtures.ts';

test('a visitor is sent to the login, which keeps the way', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/app/wizard/goals');
  await expect(page).toHaveURL('/login?route=%2Fapp%2Fwizard%2Fgoals');
});

test('without a strategy the dashboard leads to the wizard, the profile does not', async ({
  wizard,
  page,
}) => {
  await wizard.open('/app/dashboard');
  await wizard.expectAt('welcome');
  await page.goto('/app/profile/account');
  await expect(page).toHaveURL('/app/profile/account');
});

test('with a strategy the wizard leads to the dashboard', async ({ page, caller, catalogue }) => {
  test.slow();
  await finishWizard(caller, catalogue, ['e']);
  for (const path of ['/app/wizard', '/app/wizard/welcome', '/app/wizard/summary']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/dashboard');
  }
});

test('an address of the wizard that does not exist leads to its start', async ({ wizard }) => {
  await wizard.open('/app/wizard/nowhere/at/all');
  await wizard.expectAt('welcome');
});

test('without the public data one goes home', async ({ page }) => {
  test.slow();
  await page.route('**/frontend/metra-lite', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/app/wizard');
  await expect(page).toHaveURL('/');
});

test('public data that needs a login lets navigation go on', async ({ page, complaints }) => {
  await page.route('**/frontend/metra-lite', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/app/wizard');
  await expect(page).toHaveURL(/\/login\?route=/);
  complaints.length = 0;
});

test('without a subscription, or when it cannot be read, the subscription page opens', async ({
  page,
  caller,
  catalogue,
  t,
}) => {
  test.slow();
  await finishWizard(caller, catalogue, ['e']);
  await page.route('**/my/subscription', (route) =>
    route.fulfill({
      status: 404,
      json: { status: 404, error: 'not_found.subscription', i18nKey: 'not_found.subscription', message: '' },
    }),
  );
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/app/profile/abo');
  await expect(page.getByText(t('auth.noActiveSubscription'))).toBeVisible();

  await page.unroute('**/my/subscription');
  await page.route('**/my/subscription', (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL('/app/profile/abo');
});
