import { callerOf } from './api.ts';
import { expect, fillLogin, signIn, test } from './fixtures.ts';

const PROFILE = '/app/profile/account';

test('a page behind the login is reached after it', async ({ page, t, member }) => {
  await page.goto(`${PROFILE}?from=mail#team`);
  await expect(page).toHaveURL(/\/login\?route=/);
  await fillLogin(page, t, member);
  await expect(page).toHaveURL(`${PROFILE}?from=mail#team`);
});

test('a login leads neither to another site nor out again', async ({ page, t, member, baseURL }) => {
  test.slow();
  for (const route of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example/',
    '/logout',
  ]) {
    await test.step(route, async () => {
      await page.goto(`/login?route=${encodeURIComponent(route)}`);
      await fillLogin(page, t, member);
      await expect(page).toHaveURL((url) => url.origin === baseURL && url.pathname.startsWith('/app/'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('authentication_token'));
    });
  }
});

test('a wrong password keeps the address and puts the cursor on the password', async ({
  page,
  t,
  member,
}) => {
  await page.goto('/login');
  await fillLogin(page, t, { ...member, password: 'ganz bestimmt falsch' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(t('auth.field.email'), { exact: true })).toHaveValue(member.email);
  const password = page.getByLabel(t('auth.field.password'), { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.insertText(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\//);
});

test('without a connection nothing typed is lost, and trying again is enough', async ({
  page,
  t,
  member,
}) => {
  await page.route('**/api/v1/auth/login', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.goto('/login');
  await fillLogin(page, t, member);
  await expect(page.getByRole('alert').filter({ hasText: t('common.noResponse') })).toBeVisible();
  await page.unroute('**/api/v1/auth/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit') })
    .click();
  await expect(page).toHaveURL(/\/app\//);
});

test('after too many attempts the time to wait counts down', async ({ page, t, member, program }) => {
  const stranger = callerOf(program);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const body = { username: member.email, password: 'ganz bestimmt falsch' };
    await stranger.api.auth.login({ body }).catch(() => undefined);
  }
  await page.goto('/login');
  await fillLogin(page, t, member);
  const clock = page.locator('[role=alert] [aria-hidden=true]').last();
  await expect(clock).toContainText(/\d+:\d\d/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
});

test('a login is restored when the page is loaded again', async ({ page, t, member }) => {
  await signIn(page, t, member);
  await page.reload();
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByText(member.email).first()).toBeVisible();
});

test('a session that the server has ended leads to the login, with the route kept and the reason said', async ({
  page,
  t,
  member,
  program,
}) => {
  await signIn(page, t, member);
  const token = await page.evaluate(() => localStorage.getItem('authentication_token'));
  await callerOf(program, 'de', token ?? '').api.auth.logout();
  await page.getByLabel(t('account.person.lastName')).fill('Lindner-Weber');
  await page.getByRole('button', { name: t('account.person.save'), exact: true }).click();
  await expect(page).toHaveURL(`/login?route=${encodeURIComponent(PROFILE)}`);
  await expect(page.getByText(t('auth.unauthorized'))).toBeVisible();
  await fillLogin(page, t, member);
  await expect(page).toHaveURL(PROFILE);
});

test('the same holds for a session that ended while nobody was there', async ({ page, t }) => {
  await page.addInitScript(() => localStorage.setItem('authentication_token', 'long-gone'));
  await page.goto(PROFILE);
  await expect(page).toHaveURL(`/login?route=${encodeURIComponent(PROFILE)}`);
  await expect(page.getByText(t('auth.unauthorized'))).toBeVisible();
});

test('tabs agree: who signs in or out in one has done so in the others', async ({
  page,
  context,
  t,
  member,
}) => {
  test.slow();
  const other = await context.newPage();
  await other.goto(`/login?route=${PROFILE}`);
  await signIn(page, t, member);
  await expect(other).toHaveURL(PROFILE);
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await other.goto(PROFILE);
  await expect(other).toHaveURL(/\/login/);
});

test('a one-time password is replaced before anything else', async ({ page, t, member, administrator }) => {
  const oneTime = 'nur fuer einen Tag gut';
  await administrator.api.accountsAdmin.resetPassword({
    params: { accountId: member.id },
    body: { password: oneTime },
  });
  await page.goto(`/login?route=${PROFILE}`);
  await fillLogin(page, t, { ...member, password: oneTime });
  await expect(page).toHaveURL(/\/new-password/);
  await page.getByLabel(t('auth.field.newPassword')).fill('drei rote Boote am Steg');
  await page.getByRole('button', { name: t('auth.newPassword.submit') }).click();
  await expect(page).toHaveURL(PROFILE);
});
