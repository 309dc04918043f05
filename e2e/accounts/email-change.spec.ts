import { aPerson, expect, fillLogin, openAccount, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

test('an address is changed, confirmed at the new one, and taken back by the old one', async ({
  page,
  t,
  member,
  mailbox,
  openBrowser,
}) => {
  test.slow();
  const { email } = aPerson();
  await openAccount(page, t, member);
  await page.getByRole('button', { name: t('account.email.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.email.new')).fill(email);
  await dialog.getByLabel(t('account.password.current')).fill(member.password);
  await dialog.getByRole('button', { name: t('account.email.submit') }).click();
  await expect(page.getByText(t('account.email.asked', { email }))).toBeVisible();

  const objection = linkIn(await mailbox.next(member.email), '/email-change/object');
  await page.goto(linkIn(await mailbox.next(email), '/email-change'));
  await expect(page.getByRole('heading', { level: 1, name: t('auth.emailChange.done') })).toBeVisible();
  await expect(page).toHaveURL('/email-change');
  await page.goto('/app/profile/account');
  await expect(page.getByText(email).first()).toBeVisible();

  const theirs = await openBrowser();
  await theirs.goto(objection);
  await theirs.getByRole('button', { name: t('auth.emailChange.object') }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: t('auth.emailChange.objected') })).toBeVisible();
  await page.goto('/app/profile/account');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, t, member);
  await expect(page).toHaveURL(/\/app\//);
});
