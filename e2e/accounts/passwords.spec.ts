import { expectSaid } from '../toasts.ts';
import { callerOf } from './api.ts';
import { expect, expectRefused, fillLogin, openAccount, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

const newPassword = 'drei rote Boote am Steg';

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a forgotten one is replaced by a link', async ({ page, t, member, mailbox }) => {
    test.slow();
    await page.goto('/login');
    await page.getByRole('link', { name: t('auth.login.forgotten') }).click();
    // The login page has a field with the same label, so input before the navigation would be lost.
    await expect(page.getByRole('heading', { level: 1, name: t('auth.recovery.question') })).toBeVisible();
    await page.getByLabel(t('auth.field.email'), { exact: true }).fill(member.email.toUpperCase());
    await page.getByRole('button', { name: t('auth.link.request') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('auth.mailbox.title') })).toBeVisible();

    const link = linkIn(await mailbox.next(member.email), '/password-recovery');
    await page.goto(link);
    await expect(page).toHaveURL('/password-recovery');
    await page.getByLabel(t('auth.field.newPassword')).fill('Passwort1234');
    await page.getByRole('button', { name: t('auth.recovery.submit') }).click();
    await expectRefused(
      page.getByLabel(t('auth.field.newPassword')),
      t('api.exceptions.account.password_weak'),
    );
    await page.getByLabel(t('auth.field.newPassword')).fill(newPassword);
    await page.getByRole('button', { name: t('auth.recovery.submit') }).click();
    await expect(page.getByText(t('auth.login.notice.recovered'))).toBeVisible();
    await expect(page.getByLabel(t('auth.field.email'), { exact: true })).toHaveValue(member.email);
    await fillLogin(page, t, { ...member, password: newPassword });
    await expect(page).toHaveURL(/\/app\//);
  });
});

test('a changed one holds after the mail, ends the other sessions, and is confirmed by anybody with the link', async ({
  page,
  openBrowser,
  t,
  member,
  mailbox,
  program,
}) => {
  test.slow();
  const elsewhere = await openBrowser();
  await openAccount(page, t, member);
  await elsewhere.goto('/login?route=/app/profile/account');
  await fillLogin(elsewhere, t, member);
  await expect(elsewhere).toHaveURL('/app/profile/account');

  await page.getByRole('button', { name: t('account.password.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.password.current')).fill('ganz bestimmt falsch');
  await dialog.getByLabel(t('account.password.new')).fill(newPassword);
  await dialog.getByRole('button', { name: t('account.password.submit') }).click();
  await expectRefused(
    dialog.getByLabel(t('account.password.current')),
    t('api.exceptions.account.password_wrong'),
  );
  await dialog.getByLabel(t('account.password.current')).fill(member.password);
  await dialog.getByRole('button', { name: t('account.password.submit') }).click();
  await expect(page.getByText(t('account.password.asked', { email: member.email }))).toBeVisible();

  const link = linkIn(await mailbox.next(member.email), '/app/profile/account');
  await page.goto(link);
  await expectSaid(page, t('account.password.changed'));
  await expect(page).toHaveURL('/app/profile/account');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);

  // A change can be confirmed without a sign-in.
  const another = 'vier grüne Boote am Steg';
  expect((await mailbox.next(member.email)).subject).toBe('Ihr Passwort wurde geändert');
  await callerOf(program, 'de', member.token).api.account.initiatePasswordChange({
    body: { currentPassword: newPassword, newPassword: another },
  });
  const second = linkIn(await mailbox.next(member.email), '/app/profile/account');
  await page.evaluate(() => localStorage.removeItem('authentication_token'));
  await page.goto(second);
  // The mail confirms the change, because the toast of the first change may still be visible.
  expect((await mailbox.next(member.email)).subject).toBe('Ihr Passwort wurde geändert');
  await expectSaid(page, t('account.password.changed'));
  await expect(page).toHaveURL(`/login?route=${encodeURIComponent('/app/profile/account')}`);
  await fillLogin(page, t, { ...member, password: another });
  await expect(page).toHaveURL('/app/profile/account');
});
