import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { expectSaid } from '../toasts.ts';
import { callerOf } from './api.ts';
import { expect, expectRefused, openAccount, test } from './fixtures.ts';
import { textsIn } from './texts.ts';

test('the name, the devices, reminders and the language are looked after in one place', async ({
  page,
  t,
  member,
  program,
}) => {
  const other = callerOf(program);
  await other.api.auth.login({ body: { username: member.email, password: member.password } });
  await openAccount(page, t, member);
  const save = page.getByRole('button', { name: t('account.person.save'), exact: true });
  await expect(save).toHaveCount(0);
  await page.getByLabel(t('account.person.lastName')).fill('Lindner-Weber');
  await save.click();
  await expectSaid(page, t('account.person.saved'));
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Katrin Lindner-Weber' })).toBeVisible();
  await expect(save).toHaveCount(0);

  const device = t('account.sessions.unknownDevice');
  await page.getByRole('button', { name: t('account.sessions.endLabel', { device }) }).click();
  await expectSaid(page, t('account.sessions.ended', { device }));
  await expect(other.api.auth.getLogin()).rejects.toMatchObject({ status: 401 });

  // The reminder mail links to this setting.
  const choice = (rhythm: string) =>
    page
      .getByRole('radiogroup', { name: t('account.reminders.label') })
      .getByRole('radio', { name: t(`account.reminders.${rhythm}`) });
  await expect(choice('MONTHLY')).toBeChecked();
  await choice('WEEKLY').check();
  await expectSaid(page, t('account.reminders.chosen.WEEKLY'));
  await expect(page.getByText(t('account.reminders.detail.WEEKLY'))).toBeVisible();
  await page.goto('/app/profile/account#reminders');
  await page.reload();
  await expect(choice('WEEKLY')).toBeChecked();
  await expect(choice('WEEKLY')).toBeInViewport();
  await choice('NEVER').check();
  await expectSaid(page, t('account.reminders.chosen.NEVER'));

  await page.getByRole('radio', { name: t('common.language.en') }).click();
  await expect(page.getByRole('heading', { level: 1, name: textsIn('en')('account.title') })).toBeVisible();
  const { api } = callerOf(program, 'de', member.token);
  await expect.poll(async () => (await api.auth.getLogin()).language).toBe('en');
});

test('leaving takes the data along, asks for the password and is final', async ({
  page,
  t,
  member,
  mailbox,
  program,
}) => {
  test.slow();
  await openAccount(page, t, member);
  await expect(page.getByText(t('account.delete.textLast'))).toBeVisible();
  await page.getByRole('button', { name: t('account.delete.start') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('ein Konto', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('account.export.start') }).click();
  expect((await download).suggestedFilename()).toMatch(/^metra-.+\.zip$/);

  await dialog.getByLabel(t('account.delete.password')).fill('ganz bestimmt falsch');
  await dialog.getByRole('button', { name: t('account.delete.confirm') }).click();
  await expectRefused(
    dialog.getByLabel(t('account.delete.password')),
    t('api.exceptions.account.password_wrong'),
  );
  await dialog.getByLabel(t('account.delete.password')).fill(member.password);
  await dialog.getByRole('button', { name: t('account.delete.confirm') }).click();
  await expect(page).toHaveURL('/');
  await expectSaid(page, t('account.delete.done'));
  expect((await mailbox.next(member.email)).subject).toBe('Ihr Konto bei Metra wurde gelöscht');
  const body = { username: member.email, password: member.password };
  await expect(callerOf(program).api.auth.login({ body })).rejects.toMatchObject({ status: 401 });
});

test('an owner ends the organisation for the whole team, told before what goes', async ({
  page,
  t,
  member,
  machine,
  program,
}) => {
  const { organisation } = await callerOf(program, 'de', member.token).api.auth.getLogin();
  const colleague = await aMember(machine, { organisationId: organisation.id });
  const theirs = callerOf(program, 'de', await startSession(machine, colleague)).api;
  await openAccount(page, t, member);
  await page.getByRole('button', { name: t('account.removal.start') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 Konten', { exact: true })).toBeVisible();
  await dialog.getByLabel(t('account.delete.password')).fill(member.password);
  await dialog.getByRole('button', { name: t('account.removal.confirm') }).click();
  await expect(page).toHaveURL('/');
  await expectSaid(page, t('account.removal.done'));
  await expect(theirs.auth.getLogin()).rejects.toMatchObject({ status: 401 });
});
