import { aMember, startSession } from '../../server/test/factories/accounts.ts';
import { expectAccessible, expectFitting } from '../accessibility.ts';
import { expectSaid } from '../toasts.ts';
import { expect, keepToken, openAccount, test } from './fixtures.ts';

test('somebody chooses how often they are reminded, and comes to it from a mail', async ({
  page,
  t,
  member,
}) => {
  await openAccount(page, t, member);
  const choice = (rhythm: string) =>
    page
      .getByRole('radiogroup', { name: t('account.reminders.label') })
      .getByRole('radio', { name: t(`account.reminders.${rhythm}`) });
  await expect(choice('MONTHLY')).toBeChecked();
  await choice('WEEKLY').check();
  await expectSaid(page, t('account.reminders.chosen.WEEKLY'));
  await expect(page.getByText(t('account.reminders.detail.WEEKLY'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/app/profile/account#reminders');
  await expect(choice('WEEKLY')).toBeChecked();
  await expect(choice('WEEKLY')).toBeInViewport();
});

test.describe('in English on a phone', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('reminders are turned off; readers are offered none', async ({
    page,
    openBrowser,
    t,
    member,
    machine,
  }) => {
    await openAccount(page, t, member);
    const label = t('account.reminders.label');
    await page
      .getByRole('radiogroup', { name: label })
      .getByRole('radio', { name: t('account.reminders.NEVER') })
      .check();
    await expectSaid(page, t('account.reminders.chosen.NEVER'));
    await expectFitting(page);

    const { organisationId } = await machine.database.kysely
      .selectFrom('accounts')
      .select('organisation_id as organisationId')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    if (organisationId === null) throw new Error('The member belongs to no organisation.');
    const reader = await aMember(machine, { organisationId, teamRole: 'READER' });
    const theirs = await openBrowser();
    await keepToken(theirs, await startSession(machine, reader));
    await theirs.goto('/app/profile/account');
    await expect(theirs.getByRole('heading', { name: t('account.sessions.title') })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: t('account.reminders.title') })).toHaveCount(0);
  });
});
