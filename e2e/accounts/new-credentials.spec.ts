import { aPerson, expect, fillLogin, test } from './fixtures.ts';
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
});
