import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { anEditor, password, startSession } from '../../server/test/factories/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectSaid } from '../toasts.ts';
import { expect, expectRefused, fillLogin, keepToken, openAccount, test } from './fixtures.ts';
import type { Texts } from './texts.ts';

/** The next code, because the present one may have been used already. */
const nextCode = (secret: string, steps = 1) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Confirms the app in the dialog, and returns its key. */
async function confirmApp(page: Page, t: Texts): Promise<string> {
  const dialog = page.getByRole('dialog', { name: t('second-factor.totp.setUp') });
  await expect(dialog.getByRole('img', { name: t('second-factor.totp.picture') })).toBeVisible();
  const key = dialog.getByText(/^([A-Z2-7]{4} ?){8}$/);
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel(t('second-factor.field.code'), { exact: true }).fill(nextCode(secret, 0));
  await dialog.getByRole('button', { name: t('second-factor.totp.submit') }).click();
  return secret;
}

async function keepCodes(page: Page, t: Texts): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: t('second-factor.codes.title') });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  const done = dialog.getByRole('button', { name: t('second-factor.codes.done') });
  await expect(done).toBeDisabled();
  await dialog.getByRole('checkbox', { name: t('second-factor.codes.kept') }).click();
  await done.click();
  return codes;
}

const section = (page: Page, t: Texts): Locator =>
  page.getByRole('region', { name: t('second-factor.title'), exact: true });

/** A virtual device that verifies its owner automatically. */
async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an authenticator app is asked for after the password, a passkey signs in beside it and alone, and a recovery code stands in', async ({
  page,
  t,
  member,
}) => {
  test.slow();
  const code = page.getByLabel(t('second-factor.field.code'), { exact: true });
  const toLogin = async () => {
    await page.evaluate(() => localStorage.removeItem('authentication_token'));
    await page.goto('/login?route=/app/profile/account');
  };
  await addDevice(page);
  await openAccount(page, t, member);
  await section(page, t)
    .getByRole('button', { name: t('second-factor.totp.setUp') })
    .click();
  const secret = await confirmApp(page, t);
  await expect(page.getByRole('dialog', { name: t('second-factor.codes.title') })).toBeVisible();
  await expectAccessible(page, 'content');
  const codes = await keepCodes(page, t);
  await expectSaid(page, t('second-factor.added'));
  await expect(section(page, t).getByText(t('second-factor.active'))).toBeVisible();

  await test.step('a code of the app', async () => {
    await toLogin();
    await fillLogin(page, t, member);
    await expect(code).toBeFocused();
    await expectAccessible(page, 'content');
    await code.fill('000 000');
    await expectRefused(code, t('api.exceptions.auth.second_factor_wrong'));
    // The last digit submits the code.
    await code.fill(nextCode(secret));
    await expect(page).toHaveURL('/app/profile/account');
  });

  await test.step('a passkey is made', async () => {
    await section(page, t)
      .getByRole('button', { name: t('second-factor.passkey.add') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('second-factor.passkey.add') });
    await dialog.getByLabel(t('second-factor.field.name')).fill('Werkstatt');
    await dialog.getByRole('button', { name: t('second-factor.passkey.make') }).click();
    await expect(
      section(page, t).getByText(t('second-factor.passkey.named', { name: 'Werkstatt' })),
    ).toBeVisible();
  });

  await test.step('the passkey alone', async () => {
    await toLogin();
    await page.getByRole('button', { name: t('auth.login.passkey') }).click();
    await expect(section(page, t)).toBeVisible();
  });

  await test.step('the passkey after the password', async () => {
    await toLogin();
    await fillLogin(page, t, member);
    await page.getByRole('button', { name: t('second-factor.other.passkey') }).click();
    await expect(page.getByText(t('second-factor.ask.passkey'))).toBeVisible();
    await page.getByRole('button', { name: t('second-factor.passkey.use') }).click();
    await expect(section(page, t)).toBeVisible();
  });

  await test.step('a recovery code', async () => {
    await toLogin();
    await fillLogin(page, t, member);
    await page.getByRole('button', { name: t('second-factor.other.recoveryCode') }).click();
    await page.getByLabel(t('second-factor.field.recoveryCode')).fill(codes[0] ?? '');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth.login.submit'), exact: true })
      .click();
    await expect(section(page, t).getByText('Noch 9 Codes übrig.')).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('an editor of whom one is demanded sets it up first, and says the password once more', async ({
    page,
    machine,
    t,
  }) => {
    test.slow();
    const editor = await anEditor(machine, { language: 'en' });
    const token = await startSession(machine, editor);
    // The sign-in becomes older.
    await machine.database.kysely
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 3_600_000) })
      .where('account_id', '=', editor.id)
      .execute();
    // This is the answer of a program that requires a second factor of operators.
    await page.route('**/api/v1/auth/login', async (route) => {
      const response = await route.fetch();
      const account: { secondFactor: string } = await response.json();
      const secondFactor = account.secondFactor === 'NONE' ? 'MISSING' : account.secondFactor;
      await route.fulfill({ response, json: { ...account, secondFactor } });
    });
    await keepToken(page, token);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/second-factor/);
    const setUp = page.getByRole('button', { name: t('second-factor.totp.setUp') });
    await expect(setUp).toBeVisible();
    await expectAccessible(page, 'content');
    await setUp.click();
    const dialog = page.getByRole('dialog', { name: t('second-factor.fresh.title') });
    await dialog.getByLabel(t('second-factor.field.password'), { exact: true }).fill('ganz bestimmt falsch');
    await dialog.getByRole('button', { name: t('second-factor.fresh.submit') }).click();
    await expectRefused(
      dialog.getByLabel(t('second-factor.field.password'), { exact: true }),
      t('api.exceptions.account.password_wrong'),
    );
    await expectAccessible(page, 'content');
    await dialog.getByLabel(t('second-factor.field.password'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t('second-factor.fresh.submit') }).click();
    await confirmApp(page, t);
    await keepCodes(page, t);
    await expect(page).toHaveURL(/\/admin/);
  });
});
