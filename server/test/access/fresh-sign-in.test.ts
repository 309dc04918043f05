import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  password,
  type SignedInAccount,
  signedIn,
} from '../factories/accounts.ts';
import { anAuthenticatorApp, aPasskey, codeOf } from '../factories/second-factors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tooOld = { status: 403, i18nKey: 'auth.fresh_sign_in_required' };

describe('proving once more who one is', () => {
  const openAgain = async ({ client }: SignedInAccount) => {
    app.clock.advance({ minutes: 10 });
    await expect(client.secondFactor.beginPasskey()).rejects.toMatchObject(tooOld);
    return client;
  };

  test('by password opens what is dangerous for ten minutes, and no longer', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    app.clock.advance({ minutes: 9 });
    await member.client.secondFactor.beginPasskey();
    app.clock.advance({ minutes: -9 });
    const client = await openAgain(member);
    expect(await client.auth.beginConfirmation()).toMatchObject({
      password: true,
      totp: false,
      passkeys: [],
    });
    await expect(
      client.auth.confirmSignIn({ body: { password: 'ein falsches Passwort' } }),
    ).rejects.toMatchObject({
      i18nKey: 'account.password_wrong',
    });
    await expect(client.secondFactor.beginPasskey()).rejects.toMatchObject(tooOld);
    await client.auth.confirmSignIn({ body: { password } });
    await client.secondFactor.beginPasskey();
    await openAgain(member);
  });

  test('holds for this session alone', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const other = await signedIn(app, member);
    const client = await openAgain(member);
    await client.auth.confirmSignIn({ body: { password } });
    await expect(other.client.secondFactor.beginPasskey()).rejects.toMatchObject(tooOld);
  });

  test('with a second factor the password is not enough, a code, a recovery code or a passkey is', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const { secret, recoveryCodes } = await anAuthenticatorApp(app, member);
    const { authenticator } = await aPasskey(member);
    const client = await openAgain(member);
    expect(await client.auth.beginConfirmation()).toMatchObject({
      password: false,
      totp: true,
      passkeys: [{}],
    });
    await expect(client.auth.confirmSignIn({ body: { password } })).rejects.toMatchObject({
      status: 403,
      i18nKey: 'auth.second_factor_required',
    });
    const code = codeOf(app, secret);
    await client.auth.confirmSignIn({ body: { code } });
    await client.secondFactor.beginPasskey();
    await expect(client.auth.confirmSignIn({ body: { code } })).rejects.toMatchObject({
      i18nKey: 'auth.code_used',
    });

    await openAgain(member);
    await client.auth.confirmSignIn({ body: { recoveryCode: recoveryCodes[0] ?? '' } });
    await client.secondFactor.beginPasskey();

    await openAgain(member);
    const question = await client.auth.beginConfirmation();
    const body = { challenge: question.challenge, passkey: authenticator.sign(question) };
    await client.auth.confirmSignIn({ body });
    await client.secondFactor.beginPasskey();
    await expect(client.auth.confirmSignIn({ body })).rejects.toMatchObject({ status: 400 });
  });

  test('a passkey signs a question that was asked, and no made-up one', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const { authenticator } = await aPasskey(member);
    const client = await openAgain(member);
    const { rpId } = await client.auth.beginConfirmation();
    for (const challenge of ['x'.repeat(43), (await app.client().auth.beginPasskeyLogin()).challenge]) {
      const passkey = authenticator.sign({ challenge, rpId });
      await expect(client.auth.confirmSignIn({ body: { challenge, passkey } })).rejects.toMatchObject({
        i18nKey: 'auth.challenge_expired',
      });
    }
    await expect(client.secondFactor.beginPasskey()).rejects.toMatchObject(tooOld);
  });

  test('is guessed no more often than at the login', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    for (let guess = 0; guess < 10; guess += 1)
      await expect(
        member.client.auth.confirmSignIn({ body: { password: 'ein falsches Passwort' } }),
      ).rejects.toMatchObject({ status: 400 });
    await expect(member.client.auth.confirmSignIn({ body: { password } })).rejects.toMatchObject({
      status: 429,
    });
  });
});

describe('a stolen session of an editor', () => {
  const stolen = async () => signedIn(app, await anEditor(app.platform));

  test('ends an hour after its last use, and after twelve hours however it is used', async () => {
    const idle = await stolen();
    app.clock.advance({ minutes: 61 });
    await expect(idle.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    const busy = await stolen();
    for (let used = 0; used < 14; used += 1) {
      app.clock.advance({ minutes: 50 });
      await busy.client.auth.getLogin();
    }
    app.clock.advance({ minutes: 50 });
    await expect(busy.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
  });

  test('cannot keep the account: no other password, address, factor or end of it without the password', async () => {
    const { client } = await stolen();
    const guess = 'geraten und falsch';
    app.clock.advance({ minutes: 15 });
    const wrong = { i18nKey: 'account.password_wrong' };
    const newPassword = 'ein neues, langes Wort';
    await expect(
      client.account.initiatePasswordChange({ body: { currentPassword: guess, newPassword } }),
    ).rejects.toMatchObject(wrong);
    await expect(
      client.account.initiateEmailChange({ body: { email: 'dieb@example.org', currentPassword: guess } }),
    ).rejects.toMatchObject(wrong);
    await expect(client.account.remove({ body: { password: guess } })).rejects.toMatchObject(wrong);
    await expect(client.account.replaceOneTimePassword({ body: { newPassword } })).rejects.toMatchObject({
      i18nKey: 'auth.forbidden',
    });
    await expect(client.secondFactor.beginTotp()).rejects.toMatchObject(tooOld);
    await expect(client.secondFactor.beginPasskey()).rejects.toMatchObject(tooOld);
  });

  test('reaches no account, no money and nobody else: all of it is an administrator’s', async () => {
    const { client, id } = await stolen();
    const params = { accountId: (await aMember(app.platform)).id };
    const forbidden = { status: 403, i18nKey: 'auth.forbidden' };
    await expect(client.accountsAdmin.list()).rejects.toMatchObject(forbidden);
    await expect(client.accountsAdmin.remove({ params })).rejects.toMatchObject(forbidden);
    await expect(
      client.accountsAdmin.update({
        params: { accountId: id },
        body: { firstName: 'A', lastName: 'B', language: 'de', roles: ['METRA', 'ADMIN'], version: 1 },
      }),
    ).rejects.toMatchObject(forbidden);
    await expect(
      client.auth.impersonate({ body: { accountId: params.accountId, reason: 'Neugier' } }),
    ).rejects.toMatchObject(forbidden);
    await expect(client.invoicesAdmin.list()).rejects.toMatchObject(forbidden);
    await expect(client.promotions.list()).rejects.toMatchObject(forbidden);
  });

  test('of an administrator neither: what is an administrator’s and dangerous asks again', async () => {
    const admin = await signedIn(app, await anAdministrator(app.platform));
    app.clock.advance({ minutes: 11 });
    const accountId = (await aMember(app.platform)).id;
    await expect(
      admin.client.auth.impersonate({ body: { accountId, reason: 'Neugier' } }),
    ).rejects.toMatchObject(tooOld);
    await expect(admin.client.accountsAdmin.remove({ params: { accountId } })).rejects.toMatchObject(tooOld);
    await admin.client.accountsAdmin.list();
  });
});
