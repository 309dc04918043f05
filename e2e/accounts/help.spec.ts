import { expectFitting, PHONE } from '../accessibility.ts';
import { expectSaid } from '../toasts.ts';
import { callerOf } from './api.ts';
import { expect, openAccount, test } from './fixtures.ts';

test('a question is typed, survives a closed dialog, a reload and a failed call, and is answered by mail', async ({
  page,
  t,
  member,
  mailbox,
  program,
}) => {
  const contact = await callerOf(program, 'de', member.token).api.account.helpContact();
  const support = contact.email ?? '';
  await openAccount(page, t, member);
  const openHelp = async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common.navigation.account') })
      .click();
    await page.getByRole('menuitem', { name: t('common.navigation.help'), exact: true }).click();
  };
  await openHelp();
  const dialog = page.getByRole('dialog', { name: t('help.title') });
  const question = dialog.getByLabel(t('help.question'));
  await expect(dialog.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`);
  await expect(dialog.getByText('/app/profile/account')).toBeVisible();

  await question.fill('Wo trage ich die Stromrechnung ein?');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(t('parts.unsavedInput'))).toBeVisible();
  await dialog.getByRole('button', { name: t('parts.close') }).click();
  await expect(dialog).toBeHidden();
  await openHelp();
  await expect(question).toHaveValue('Wo trage ich die Stromrechnung ein?');
  await page.reload();
  await openHelp();
  await expect(question).toHaveValue('Wo trage ich die Stromrechnung ein?');

  await page.route('**/api/v1/account/help', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const send = dialog.getByRole('button', { name: t('help.send') });
  await send.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(question).toHaveValue('Wo trage ich die Stromrechnung ein?');
  await page.unroute('**/api/v1/account/help');
  await send.click();
  await expectSaid(page, t('help.sent', { email: member.email }));

  const mail = await mailbox.next(support);
  expect(mail.headers.get('reply-to')).toBe(member.email);
  expect(mail.text).toContain('Wo trage ich die Stromrechnung ein?');
  await openHelp();
  await expect(question).toHaveValue('');

  // On a phone it is in the sheet of the tab bar.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: t('parts.more'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: t('parts.more') });
  await sheet.getByRole('button', { name: t('common.navigation.help') }).click();
  await expect(question).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expectFitting(page);
});
