import { expect } from '../fixtures.ts';
import type { AccessibleArea, AccessibleState } from './area.ts';

const ACCOUNT = '/app/profile/account';

/** A dialog of the account page, opened by the button of that name. */
const dialog = (opener: string): AccessibleState => ({
  name: opener,
  path: ACCOUNT,
  async reach({ page, t }) {
    await page.getByRole('button', { name: t(opener) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
});

export const accountArea: AccessibleArea = {
  name: 'the account',
  language: 'de',
  onlooker: 'strategist',
  states: [
    { name: 'the account', path: ACCOUNT },
    dialog('account.password.change'),
    dialog('account.email.change'),
    dialog('account.team.invite'),
    dialog('account.delete.start'),
  ],
};
