import { aMember } from '../../server/test/factories/accounts.ts';
import { expectSaid } from '../toasts.ts';
import { aPerson, bellWithNews, expect, openAccount, test } from './fixtures.ts';
import { linkIn } from './mailbox.ts';

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a colleague is invited, invited again, joins and is removed; another invitation is taken back', async ({
    page,
    openBrowser,
    t,
    member,
    mailbox,
  }) => {
    test.slow();
    const colleague = { ...aPerson(), firstName: 'Jonas', lastName: 'Weber' };
    const theirs = await openBrowser();

    await openAccount(page, t, member);
    await page.getByRole('button', { name: t('account.team.invite') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('account.team.email')).fill(colleague.email);
    await dialog.getByRole('button', { name: t('account.team.send') }).click();
    await expect(
      page.getByRole('button', { name: t('account.team.revokeLabel', { email: colleague.email }) }),
    ).toBeVisible();

    const first = linkIn(await mailbox.next(colleague.email), '/join');
    await page
      .getByRole('button', { name: t('account.team.sendAgainLabel', { email: colleague.email }) })
      .click();
    const invitation = linkIn(await mailbox.next(colleague.email), '/join');
    expect(invitation).not.toBe(first);
    await theirs.goto(invitation);
    await expect(theirs).toHaveURL('/join');
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(member.organisationName);
    await theirs.getByLabel(t('auth.field.firstName')).fill(colleague.firstName);
    await theirs.getByLabel(t('auth.field.lastName')).fill(colleague.lastName);
    await theirs.reload();
    await expect(theirs.getByLabel(t('auth.field.firstName'))).toHaveValue(colleague.firstName);
    await theirs.getByLabel(t('auth.field.password'), { exact: true }).fill(colleague.password);
    await theirs.getByRole('checkbox', { name: t('auth.terms.label') }).click();
    await theirs.getByRole('button', { name: t('auth.join.submit') }).click();
    await expect(theirs).toHaveURL(/\/app\//);

    await page.reload();
    await bellWithNews(page, t).click();
    await expect(page.getByRole('dialog').getByText('Jonas Weber')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('events.markAllSeen') })
      .click();
    await expect(page.getByRole('button', { name: t('events.title'), exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    const name = 'Jonas Weber';
    await page.getByRole('button', { name: t('account.team.removeLabel', { name }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('account.team.remove') })
      .click();
    await expectSaid(page, t('account.team.removed', { name }));
    await theirs.goto('/app/profile/account');
    await expect(theirs).toHaveURL(/\/login/);
    await theirs.goto(invitation);
    await expect(theirs.getByRole('heading', { level: 1, name: t('auth.link.invalid') })).toBeVisible();

    const { email } = aPerson();
    await page.getByRole('button', { name: t('account.team.invite') }).click();
    await page.getByRole('dialog').getByLabel(t('account.team.email')).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('account.team.revokeLabel', { email }) }).click();
    await expectSaid(page, t('account.team.revoked', { email }));
  });
});

test('ownership is handed over, and only owners see what is theirs', async ({ page, t, member, machine }) => {
  const { organisationId } = await machine.database.kysely
    .selectFrom('accounts')
    .select('organisation_id as organisationId')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (organisationId === null) throw new Error('The member belongs to no organisation.');
  const name = 'Jonas Weber';
  await aMember(machine, { organisationId, firstName: 'Jonas', lastName: 'Weber', teamRole: 'MEMBER' });
  await openAccount(page, t, member);
  const roleOf = (whose: string) =>
    page.getByRole('combobox', { name: t('account.team.roleOf', { name: whose }) });
  const choose = async (whose: string, role: string) => {
    await roleOf(whose).click();
    await page.getByRole('option', { name: t(`account.team.role.${role}`) }).click();
  };
  const self = `${member.firstName} ${member.lastName}`;
  await choose(self, 'MEMBER');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.team.giveUp') })
    .click();
  await expectSaid(page, t('api.exceptions.team.last_owner'));
  await choose(name, 'OWNER');
  await expectSaid(page, t('account.team.roleChanged', { name, role: t('account.team.role.OWNER') }));
  await choose(self, 'MEMBER');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.team.giveUp') })
    .click();
  await expect(page.getByText(t('account.team.ownersOnly'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('account.team.invite') })).toHaveCount(0);
  await page.goto('/app/profile/abo');
  await expect(page.getByText(t('subscription.ownersOnly'))).toBeVisible();
});
