import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, anAdministrator, password, signedIn } from '../../../../test/factories/accounts.ts';
import { lastMailTo, linkIn, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fresh = 'ein neues, langes Wort';
const login = (username: string, secret: string) =>
  app.client().auth.login({ body: { username, password: secret } });
const confirm = (token: string, session: string | null = null) =>
  app.client(session).account.confirmPasswordChange({ query: { token } });
const dead = { status: 400, i18nKey: 'auth.token_invalid' };
const change = { currentPassword: password, newPassword: fresh };

describe('changing the password', () => {
  test('applies after the mailed link is opened, and ends all other sessions', async () => {
    const account = await aMember(app.platform);
    const here = await signedIn(app, account);
    const elsewhere = await signedIn(app, account);
    await here.client.account.initiatePasswordChange({ body: change });
    const link = linkIn(await lastMailTo(app.platform, account.email));
    expect(`${link.pathname}${link.search}`).toMatch(
      /^\/app\/profile\/account\?confirmation_token=[\w-]{43}$/,
    );
    await login(account.email, password);

    await confirm(link.searchParams.get('confirmation_token') ?? '', here.token);
    await here.client.auth.getLogin();
    await expect(elsewhere.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(account.email, password)).rejects.toMatchObject({ status: 401 });
    await login(account.email, fresh);
  });

  test('can be confirmed on another device, where nobody is signed in', async () => {
    const here = await signedIn(app, await aMember(app.platform));
    await here.client.account.initiatePasswordChange({ body: change });
    await confirm(await tokenMailedTo(app.platform, here.email));
    expect(await here.client.auth.getLogin()).toMatchObject({ email: here.email });
    expect(await login(here.email, fresh)).toMatchObject({ email: here.email });
  });

  test('has one winner among twenty at the same moment', async () => {
    const here = await signedIn(app, await aMember(app.platform));
    await here.client.account.initiatePasswordChange({ body: change });
    const token = await tokenMailedTo(app.platform, here.email);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is forgotten after an hour, by a newer wish and by a recovery', async () => {
    const here = await signedIn(app, await aMember(app.platform));
    const wish = async (newPassword: string) => {
      await here.client.account.initiatePasswordChange({ body: { ...change, newPassword } });
      return tokenMailedTo(app.platform, here.email);
    };
    const first = await wish('der erste Wunsch heute');
    const second = await wish('der zweite Wunsch heute');
    await expect(confirm(first)).rejects.toMatchObject(dead);
    app.clock.advance({ hours: 1 });
    await expect(confirm(second)).rejects.toMatchObject(dead);

    const third = await wish('der dritte Wunsch heute');
    await app.client().account.initiatePasswordRecovery({ body: { username: here.email } });
    const token = await tokenMailedTo(app.platform, here.email);
    await app.client().account.updatePassword({ body: { token, username: here.email, password: fresh } });
    await expect(confirm(third)).rejects.toMatchObject(dead);
    await login(here.email, fresh);
  });

  test('asks for the present password, and not without limit', async () => {
    const here = await signedIn(app, await aMember(app.platform));
    const guess = () =>
      here.client.account.initiatePasswordChange({ body: { ...change, currentPassword: 'geraten' } });
    for (let round = 0; round < 10; round += 1)
      await expect(guess()).rejects.toMatchObject({ status: 400, i18nKey: 'account.password_wrong' });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });

  test('refuses a weak one', async () => {
    const here = await signedIn(app, await aMember(app.platform));
    await expect(
      here.client.account.initiatePasswordChange({ body: { ...change, newPassword: 'Passwort2026' } }),
    ).rejects.toMatchObject({ i18nKey: 'account.password_weak' });
  });
});

describe('a one-time password', () => {
  const oneTime = 'nur einmal gültiges Wort';
  const given = async () => {
    const admin = await signedIn(app, await anAdministrator(app.platform));
    const member = await signedIn(app, await aMember(app.platform));
    const view = await admin.client.accountsAdmin.resetPassword({
      params: { accountId: member.id },
      body: { password: oneTime },
    });
    expect(view.mustChangePassword).toBe(true);
    return member;
  };
  const tokenAfterLogin = async (email: string) => {
    const response = await app.fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password: oneTime }),
    });
    expect(await response.json()).toMatchObject({ mustChangePassword: true });
    return response.headers.get('auth-token') ?? '';
  };

  test('ends the sessions, is announced by a mail that does not contain it, and must be replaced first', async () => {
    const member = await given();
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    const mail = await lastMailTo(app.platform, member.email);
    expect(mail.subject).toBe('Einmalpasswort für Ihr Konto');
    expect(mail.text + mail.html).not.toContain(oneTime);

    const { account, auth, team } = app.client(await tokenAfterLogin(member.email));
    const first = { status: 403, i18nKey: 'auth.password_change_required' };
    await expect(team.list()).rejects.toMatchObject(first);
    await expect(account.events()).rejects.toMatchObject(first);
    await expect(account.remove({ body: { password: oneTime } })).rejects.toMatchObject(first);
    expect(await auth.getLogin()).toMatchObject({ mustChangePassword: true });

    for (const newPassword of [oneTime, 'Passwort2026'])
      await expect(account.replaceOneTimePassword({ body: { newPassword } })).rejects.toMatchObject({
        i18nKey: 'account.password_weak',
      });
    expect(await account.replaceOneTimePassword({ body: { newPassword: fresh } })).toMatchObject({
      mustChangePassword: false,
    });
    await team.list();
    await expect(login(member.email, oneTime)).rejects.toMatchObject({ status: 401 });
    await login(member.email, fresh);
    await expect(account.replaceOneTimePassword({ body: { newPassword: fresh } })).rejects.toMatchObject({
      i18nKey: 'auth.forbidden',
    });
  });

  test('does not prevent leaving the organisation', async () => {
    const member = await given();
    await app.client(await tokenAfterLogin(member.email)).auth.logout();
  });
});
