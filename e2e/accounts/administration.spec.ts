import { expectAccessible, expectFitting } from '../accessibility.ts';
import {
  administratorAccount,
  aPerson,
  bellWithNews,
  expect,
  fillLogin,
  openAccount,
  test,
} from './fixtures.ts';
import { linkIn } from './mailbox.ts';

test('new credentials for someone who lost the mailbox', async ({
  page,
  t,
  member,
  administrator,
  mailbox,
}) => {
  test.slow();
  const { link } = await administrator.api.accountsAdmin.initiateCredentialsReset({
    params: { accountId: member.id },
  });
  const wanted = { email: aPerson().email, password: 'drei rote Boote am Steg' };
  await page.goto(link);
  await expect(page).toHaveURL('/reset-credentials');
  await page.getByLabel(t('auth.field.newEmail')).fill(wanted.email);
  await page.getByLabel(t('auth.field.newPassword')).fill(wanted.password);
  await page.getByRole('button', { name: t('auth.credentials.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('auth.mailbox.title') })).toBeVisible();

  await page.goto(linkIn(await mailbox.next(wanted.email), '/reset-credentials/confirm'));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(t('auth.login.notice.credentialsReset'))).toBeVisible();
  await fillLogin(page, t, wanted);
  await expect(page).toHaveURL(/\/app\//);

  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: t('auth.link.invalid') })).toBeVisible();
});

test("the operator's people without an organisation's work come to the administration", async ({
  page,
  t,
}) => {
  await page.goto('/login');
  await fillLogin(page, t, administratorAccount);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('link', { name: t('administration.rooms.overview') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { level: 2, name: t('operation.overview.missed') })).toBeVisible();
  await expectFitting(page);
  await expectAccessible(page);
  await page.goto('/app/wizard/goals');
  await expect(page).toHaveURL('/admin');
  await page.getByRole('button', { name: new RegExp(`^${t('common.navigation.account')}`) }).click();
  await page.getByRole('menuitem', { name: t('common.navigation.account') }).click();
  await expect(page).toHaveURL('/app/profile/account');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('acting for someone, and one click back', async ({ page, t, member, administrator }) => {
    test.slow();
    await openAccount(page, t, { token: administrator.token() });
    // What the administration's page will do: the own token waits while the other one is used.
    await page.evaluate(async (accountId) => {
      const own = localStorage.getItem('authentication_token') ?? '';
      const answer = await fetch('/api/v1/auth/impersonate', {
        method: 'POST',
        headers: {
          'x-application-id': 'mc_esg',
          'content-type': 'application/json',
          authorization: `Bearer ${own}`,
        },
        body: JSON.stringify({ accountId, reason: 'Frage zum Export' }),
      });
      localStorage.setItem('waiting_authentication_token', own);
      localStorage.setItem('waiting_page', '/app/profile/settings');
      localStorage.setItem('authentication_token', answer.headers.get('auth-token') ?? '');
    }, member.id);
    await page.goto('/app/profile/account');
    const strip = page.getByRole('complementary', { name: new RegExp(member.organisationName) });
    await expect(strip).toBeVisible();
    await expect(page.getByText(member.email).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('account.password.change') })).toHaveCount(0);

    await page.goto('/impressum');
    await strip.getByRole('button', { name: t('common.impersonation.end') }).click();
    await expect(page).toHaveURL('/app/profile/settings');
    await expect(strip).toHaveCount(0);
    await page.goto('/app/profile/account');
    await expect(page.getByText(administratorAccount.email).first()).toBeVisible();

    await page.goto('/logout');
    await expect(page).toHaveURL('/en');
    await openAccount(page, t, member);
    await bellWithNews(page, t).click();
    await expect(page.getByText('Frage zum Export')).toBeVisible();
  });
});
