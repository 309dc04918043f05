import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { workDone } from '../../../../test/app/work-done.ts';
import { aMember, password, signedIn } from '../../../../test/factories/accounts.ts';
import { lastMailTo, linkIn, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fresh = 'ein neues, langes Wort';
const ask = (username: string) => app.client().account.initiatePasswordRecovery({ body: { username } });
const update = (token: string, username: string, secret = fresh) =>
  app.client().account.updatePassword({ body: { token, username, password: secret } });
const login = (username: string, secret: string) =>
  app.client().auth.login({ body: { username, password: secret } });
const dead = { status: 400, i18nKey: 'auth.token_invalid' };

describe('recovering a password', () => {
  test('mails a link that sets a new one, ends every session and notifies the owner', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await ask(member.email.toUpperCase());
    const link = linkIn(await lastMailTo(app.platform, member.email));
    expect(link.pathname).toBe('/password-recovery');
    expect(link.searchParams.get('username')).toBe(member.email);
    const token = link.searchParams.get('token') ?? '';
    expect(await app.client().account.checkPasswordRecovery({ query: { token } })).toEqual({
      valid: true,
      email: member.email,
    });

    await update(token, member.email);
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(member.email, password)).rejects.toMatchObject({ status: 401 });
    await login(member.email, fresh);
    expect((await lastMailTo(app.platform, member.email)).subject).toBe('Ihr Passwort wurde geändert');
  });

  test('the link works once', async () => {
    const { email } = await aMember(app.platform);
    await ask(email);
    const token = await tokenMailedTo(app.platform, email);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => update(token, email)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(update(token, email)).rejects.toMatchObject(dead);
    await expect(app.client().account.checkPasswordRecovery({ query: { token } })).rejects.toMatchObject(
      dead,
    );
  });

  test('the link ends after an hour, and when a newer one is asked for', async () => {
    const { email } = await aMember(app.platform);
    await ask(email);
    const older = await tokenMailedTo(app.platform, email);
    await ask(email);
    const newer = await tokenMailedTo(app.platform, email);
    await expect(update(older, email)).rejects.toMatchObject(dead);
    app.clock.advance({ hours: 1 });
    await expect(update(newer, email)).rejects.toMatchObject(dead);
  });

  test('a link opens the account it was made for and no other', async () => {
    const [one, other] = [await aMember(app.platform), await aMember(app.platform)];
    await ask(one.email);
    const token = await tokenMailedTo(app.platform, one.email);
    await expect(update(token, other.email)).rejects.toMatchObject(dead);
    await expect(app.client().account.confirm({ query: { token } })).rejects.toMatchObject(dead);
    await update(token, one.email.toUpperCase());
    await login(other.email, password);
  });

  test('a weak password leaves the link alive', async () => {
    const { email } = await aMember(app.platform);
    await ask(email);
    const token = await tokenMailedTo(app.platform, email);
    await expect(update(token, email, 'password123')).rejects.toMatchObject({
      i18nKey: 'account.password_weak',
    });
    await expect(update(token, email, email.padEnd(12, '1'))).rejects.toMatchObject({
      i18nKey: 'account.password_weak',
    });
    await update(token, email);
  });

  test('also confirms an account that never was', async () => {
    const { email } = await aMember(app.platform, { status: 'PENDING' });
    await ask(email);
    await update(await tokenMailedTo(app.platform, email), email);
    expect((await login(email, fresh)).confirmedAt).not.toBeNull();
  });

  test('does the same work for every address, and the mailbox learns more', async () => {
    const known = await aMember(app.platform);
    const spam = await aMember(app.platform, { status: 'SPAM' });
    const work = [];
    for (const email of [known.email, spam.email, 'fremd@firma.example'])
      work.push(await workDone(app.platform, () => ask(email)));
    const [first, ...others] = work;
    expect(first?.statements.length).toBeGreaterThan(4);
    for (const other of others) expect(other).toEqual(first);
    expect((await lastMailTo(app.platform, 'fremd@firma.example')).subject).toBe(
      'Zu dieser E-Mail-Adresse gibt es kein Konto',
    );
    expect((await lastMailTo(app.platform, spam.email)).text).not.toContain('token=');
  });

  test('stops after five mails in an hour', async () => {
    const { email } = await aMember(app.platform);
    for (let mail = 0; mail < 5; mail += 1) await ask(email);
    await expect(ask(email)).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
    expect(await mailsTo(app.platform, email)).toHaveLength(5);
    await update(await tokenMailedTo(app.platform, email), email);
  });

  test('a deleted account cannot be recovered with a link from before', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await ask(member.email);
    const token = await tokenMailedTo(app.platform, member.email);
    await member.client.account.remove({ body: { password } });
    await expect(update(token, member.email)).rejects.toMatchObject(dead);
  });
});
