import { callerOf } from './api.ts';
import { expect, fillLogin, openAccount, test } from './fixtures.ts';

const PROFILE = '/app/profile/account';

test('a page behind the login is reached after it, whatever goes wrong before', async ({
  page,
  t,
  member,
  administrator,
}) => {
  test.slow();
  const target = `${PROFILE}?from=mail#team`;
  await page.goto(target);
  await expect(page).toHaveURL(/\/login\?route=/);

  // Without a connection the input stays, and a second attempt succeeds.
  await page.route('**/api/v1/auth/login', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await fillLogin(page, t, { ...member, password: 'ganz bestimmt falsch' });
  await expect(page.getByRole('alert').filter({ hasText: t('common.noResponse') })).toBeVisible();
  await page.unroute('**/api/v1/auth/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .click();

  // A wrong password keeps the address and focuses the password.
  await expect(page.getByRole('alert')).toHaveText(t('api.exceptions.auth.bad_credentials'));
  await expect(page.getByLabel(t('auth.field.email'), { exact: true })).toHaveValue(member.email);
  await expect(page.getByLabel(t('auth.field.password'), { exact: true })).toBeFocused();
  await page.keyboard.insertText(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);

  // A one-time password must be replaced first.
  const oneTime = 'nur fuer einen Tag gut';
  await administrator.api.accountsAdmin.resetPassword({
    params: { accountId: member.id },
    body: { password: oneTime },
  });
  await page.evaluate(() => localStorage.removeItem('authentication_token'));
  await page.goto(`/login?route=${PROFILE}`);
  await fillLogin(page, t, { ...member, password: oneTime });
  await expect(page).toHaveURL(/\/new-password/);
  await page.getByLabel(t('auth.field.newPassword')).fill('drei rote Boote am Steg');
  await page.getByRole('button', { name: t('auth.newPassword.submit') }).click();
  await expect(page).toHaveURL(PROFILE);
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

test('a session that has ended leads to the login, with the route kept and the reason said', async ({
  page,
  t,
  member,
  program,
}) => {
  test.slow();
  await openAccount(page, t, member);
  await callerOf(program, 'de', member.token).api.auth.logout();
  await page.getByLabel(t('account.person.lastName')).fill('Lindner-Weber');
  await page.getByRole('button', { name: t('account.person.save'), exact: true }).click();
  const login = `/login?route=${encodeURIComponent(PROFILE)}`;
  await expect(page).toHaveURL(login);
  await expect(page.getByText(t('auth.unauthorized'))).toBeVisible();
  await fillLogin(page, t, member);
  await expect(page).toHaveURL(PROFILE);

  // The result is the same if the session ended earlier.
  await page.evaluate(() => localStorage.setItem('authentication_token', 'long-gone'));
  await page.reload();
  await expect(page).toHaveURL(login);
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
  await page.goto('/login');
  await fillLogin(page, t, member);
  await expect(other).toHaveURL(PROFILE);
  await page.goto('/logout');
  // The home page is another document, so the test waits until it is loaded.
  await expect(page).toHaveTitle(`${t('home.title')} · Metra`);
  await expect(other).toHaveTitle(`${t('home.title')} · Metra`);
  await expect(other).toHaveURL('/');
  await other.goto(PROFILE);
  await expect(other).toHaveURL(/\/login/);
});
