import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anAdministrator,
  password,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { lastMailTo, linkIn, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await anAdministrator(app.platform));
});
afterAll(() => app.close());

const fresh = 'ein neues, langes Wort';
const dead = { status: 400, i18nKey: 'auth.token_invalid' };
const login = (username: string, secret: string) =>
  app.client().auth.login({ body: { username, password: secret } });

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `anders${counter}@firma.example`;
};

/** The link that an administrator passes on. */
async function linkFor(accountId: number): Promise<string> {
  const { link } = await admin.client.accountsAdmin.initiateCredentialsReset({ params: { accountId } });
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/reset-credentials');
  return searchParams.get('token') ?? '';
}
const enter = (token: string, email: string) =>
  app.client().account.resetCredentials({ body: { token, email, password: fresh } });
const confirm = (token: string) => app.client().account.confirmCredentialsReset({ query: { token } });

describe('new credentials for someone who lost the mailbox', () => {
  test('apply after the new address is confirmed', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const token = await linkFor(member.id);
    expect((await lastMailTo(app.platform, member.email)).text).not.toContain(token);
    expect(await app.client().account.checkCredentialsReset({ query: { token } })).toMatchObject({
      valid: true,
    });

    const email = newAddress();
    await enter(token, email);
    await member.client.auth.getLogin();
    await login(member.email, password);
    await expect(login(email, fresh)).rejects.toMatchObject({ status: 401 });

    const link = linkIn(await lastMailTo(app.platform, email));
    expect(link.pathname).toBe('/reset-credentials/confirm');
    await confirm(link.searchParams.get('token') ?? '');
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(member.email, password)).rejects.toMatchObject({ status: 401 });
    expect(await login(email, fresh)).toMatchObject({ id: member.id, email });
    expect((await lastMailTo(app.platform, member.email)).subject).toBe('Ihre Zugangsdaten wurden geändert');
  });

  test('each link works once, also among twenty at the same moment', async () => {
    const member = await aMember(app.platform);
    const token = await linkFor(member.id);
    const email = newAddress();
    const entered = await Promise.allSettled(Array.from({ length: 20 }, () => enter(token, email)));
    expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(app.client().account.checkCredentialsReset({ query: { token } })).rejects.toMatchObject(
      dead,
    );

    const mailed = await tokenMailedTo(app.platform, email);
    const confirmed = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(mailed)));
    expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the link ends after 24 hours, by a newer one and when it is taken back', async () => {
    const { id } = await aMember(app.platform);
    const older = await linkFor(id);
    const newer = await linkFor(id);
    await expect(enter(older, newAddress())).rejects.toMatchObject(dead);
    const read = async () =>
      (await admin.client.accountsAdmin.credentialsReset({ params: { accountId: id } })).expiresAt;
    expect(await read()).not.toBeNull();
    await admin.client.accountsAdmin.revokeCredentialsReset({ params: { accountId: id } });
    expect(await read()).toBeNull();
    await expect(enter(newer, newAddress())).rejects.toMatchObject(dead);

    const last = await linkFor(id);
    app.clock.advance({ hours: 24 });
    admin = await signedIn(app, admin);
    await expect(enter(last, newAddress())).rejects.toMatchObject(dead);
  });

  test('taking the link back also stops what waits for its mail', async () => {
    const { id } = await aMember(app.platform);
    const email = newAddress();
    await enter(await linkFor(id), email);
    await admin.client.accountsAdmin.revokeCredentialsReset({ params: { accountId: id } });
    await expect(confirm(await tokenMailedTo(app.platform, email))).rejects.toMatchObject(dead);
  });

  test('do not reveal whether an address is taken; only the mail does', async () => {
    const [member, other] = [await aMember(app.platform), await aMember(app.platform)];
    await enter(await linkFor(member.id), other.email.toUpperCase());
    const [mail] = await mailsTo(app.platform, other.email);
    expect(mail?.subject).toBe('Diese E-Mail-Adresse hat schon ein Konto');
    expect(mail?.text).not.toContain('token=');
    await login(other.email, password);
  });

  test('an address taken in the meantime is refused when it is confirmed', async () => {
    const member = await aMember(app.platform);
    const email = newAddress();
    await enter(await linkFor(member.id), email);
    const token = await tokenMailedTo(app.platform, email);
    await aMember(app.platform, { email });
    await expect(confirm(token)).rejects.toMatchObject({ status: 409, i18nKey: 'account.email_taken' });
    await login(member.email, password);
  });

  test('are written down: who issued, from where, and what came of it', async () => {
    const { id } = await aMember(app.platform);
    const email = newAddress();
    await enter(await linkFor(id), email);
    await confirm(await tokenMailedTo(app.platform, email));
    const entries = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id'])
      .where('subject', '=', `account:${id}`)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'account.credentials_reset_issued', actor_account_id: admin.id },
      { action: 'account.credentials_entered', actor_account_id: null },
      { action: 'account.credentials_reset', actor_account_id: null },
    ]);
  });
});
