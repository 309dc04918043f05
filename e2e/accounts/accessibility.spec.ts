import { expectAccessibleOnEveryScreen } from '../accessibility.ts';
import { expect, openAccount, test } from './fixtures.ts';

const publicPages = [
  '/login',
  '/register',
  '/password-recovery',
  '/confirm-account?token=worn-out',
  '/reset-credentials?token=worn-out',
  '/reset-credentials/confirm?token=worn-out',
  '/join?token=worn-out',
];

test('the pages before one is signed in are accessible', async ({ page }) => {
  test.slow();
  for (const path of publicPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(path.replace(/\?.*/, ''));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ has: page.locator('.spinner') })).toHaveCount(0);
      await expectAccessibleOnEveryScreen(page);
    });
  }
});

test('the account, its dialogs and the notifications are accessible', async ({ page, t, member }) => {
  test.slow();
  await openAccount(page, t, member);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  await expectAccessibleOnEveryScreen(page);
  for (const opener of ['account.password.change', 'account.team.invite', 'account.delete.start']) {
    await page.getByRole('button', { name: t(opener) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleOnEveryScreen(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: new RegExp(`^${t('events.title')}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnEveryScreen(page);
  await page.getByRole('link', { name: t('events.all') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('events.title') })).toBeVisible();
  await expectAccessibleOnEveryScreen(page);
});
