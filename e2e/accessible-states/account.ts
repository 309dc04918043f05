import { aMember } from '../../server/test/factories/accounts.ts';
import { callerOf } from '../accounts/api.ts';
import { aPerson, bellWithNews } from '../accounts/fixtures.ts';
import { linkIn } from '../accounts/mailbox.ts';
import { expect } from '../fixtures.ts';
import { expectSaid } from '../toasts.ts';
import type { AccessibleArea, AccessibleState, World } from './area.ts';
import { screen } from './screen.ts';

const ACCOUNT = '/app/profile/account';

/** A dialog of the account page, opened by the button of that name. */
const dialog = (opener: string, fill?: (world: World) => Promise<unknown>): AccessibleState => ({
  name: opener,
  path: ACCOUNT,
  async reach(world) {
    await world.page.getByRole('button', { name: world.t(opener) }).click();
    await expect(world.page.getByRole('dialog')).toBeVisible();
    await fill?.(world);
  },
});

/** A colleague in the team, and a notification. */
async function prepare({ machine, program, strategist, member, administrator }: World): Promise<void> {
  const { organisation } = await strategist.api.auth.getLogin();
  await aMember(machine, { organisationId: organisation.id, firstName: 'Jonas', lastName: 'Weber' });
  const { api } = callerOf(program, 'de', administrator.token());
  await api.auth.impersonate({ body: { accountId: member.id, reason: 'Frage zum Export' } });
}

export const accountArea: AccessibleArea = {
  name: 'the account',
  language: 'de',
  onlooker: 'strategist',
  prepare,
  states: [
    screen(ACCOUNT),
    {
      name: 'reminders every week, with a toast',
      async reach({ page, t }) {
        await page.getByRole('radio', { name: t('account.reminders.WEEKLY') }).check();
        await expectSaid(page, t('account.reminders.chosen.WEEKLY'));
      },
    },
    dialog('account.password.change', async ({ page, t }) => {
      await page.getByLabel(t('account.password.current')).fill('ganz bestimmt falsch');
      await page.getByLabel(t('account.password.new')).fill('drei rote Boote am Steg');
      await page.getByRole('button', { name: t('account.password.submit') }).click();
      await expect(page.getByLabel(t('account.password.current'))).toHaveAttribute('aria-invalid', 'true');
    }),
    dialog('account.email.change', async ({ page, t, member }) => {
      await page.getByLabel(t('account.email.new')).fill(aPerson().email);
      await page.getByLabel(t('account.password.current')).fill(member.password);
    }),
    dialog('account.team.invite'),
    dialog('account.delete.start'),
    dialog('account.removal.start', ({ page }) =>
      expect(page.getByRole('dialog').getByText('2 Konten', { exact: true })).toBeVisible(),
    ),
    {
      name: 'a question that is empty',
      path: ACCOUNT,
      async reach({ page, t }) {
        await page
          .getByRole('contentinfo')
          .getByRole('button', { name: t('common.navigation.help') })
          .click();
        const help = page.getByRole('dialog', { name: t('help.title') });
        await help.getByRole('button', { name: t('help.send') }).click();
        await expect(help.getByLabel(t('help.question'))).toHaveAttribute('aria-invalid', 'true');
      },
    },
    {
      name: 'what waits at the bell',
      path: ACCOUNT,
      async reach({ page, t }) {
        await bellWithNews(page, t).click();
        await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      },
    },
    screen('/app/events'),
    {
      name: 'a change of the address that its owner objects to',
      async path({ strategist, member, mailbox }) {
        // The first mail is the welcome mail after the wizard.
        await mailbox.next(member.email);
        const body = { email: aPerson().email, currentPassword: member.password };
        await strategist.api.account.initiateEmailChange({ body });
        return linkIn(await mailbox.next(member.email), '/email-change/object');
      },
      arrives: '/email-change/object',
      async reach({ page, t }) {
        await page.getByRole('button', { name: t('auth.emailChange.object') }).click();
        await expect(
          page.getByRole('heading', { level: 1, name: t('auth.emailChange.objected') }),
        ).toBeVisible();
      },
    },
  ],
};
