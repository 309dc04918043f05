import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { VirtualAuthenticator } from '../../../../test/app/virtual-authenticator.ts';
import { aMember, password, signedIn } from '../../../../test/factories/accounts.ts';
import {
  anAuthenticatorApp,
  aPasskey,
  codeOf,
  questionAfterPassword,
} from '../../../../test/factories/second-factors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newMember = async () => signedIn(app, await aMember(app.platform));
const wrong = { status: 400, i18nKey: 'auth.second_factor_wrong' };
const elsewhere = [
  ['another site', { origin: 'https://metra.example.evil.example' }],
  ['another name of the site', { rpId: 'evil.example' }],
  ['an owner whom the device did not recognise', { recognisesOwner: false }],
] as const;

describe('adding a passkey', () => {
  test('the first one creates recovery codes; it has a name and can be renamed', async () => {
    const member = await newMember();
    const { id, recoveryCodes } = await aPasskey(member, ' Laptop ');
    expect(recoveryCodes).toHaveLength(10);
    expect((await aPasskey(member, 'Handy')).recoveryCodes).toBeNull();
    await member.client.secondFactor.renamePasskey({ params: { passkeyId: id }, body: { name: 'Büro' } });
    const { passkeys, recoveryCodesLeft } = await member.client.secondFactor.read();
    expect(passkeys).toMatchObject([
      { name: 'Büro', lastUsedAt: null },
      { name: 'Handy', lastUsedAt: null },
    ]);
    expect(recoveryCodesLeft).toBe(10);
  });

  test.each(elsewhere)('is refused for %s', async (_, behaviour) => {
    const member = await newMember();
    const question = await member.client.secondFactor.beginPasskey();
    const passkey = new VirtualAuthenticator().make(question, behaviour);
    await expect(
      member.client.secondFactor.addPasskey({
        body: { challenge: question.challenge, name: 'Laptop', passkey },
      }),
    ).rejects.toMatchObject({ status: 400, i18nKey: 'second_factor.passkey_refused' });
    expect(await member.client.secondFactor.read()).toMatchObject({ passkeys: [] });
  });

  test("answers a question once, in time, and never somebody else's", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const add = (who: typeof member, challenge: string, authenticator = new VirtualAuthenticator()) =>
      who.client.secondFactor.addPasskey({
        body: {
          challenge,
          name: 'Laptop',
          passkey: authenticator.make({ challenge, rp: { id: 'metra.example', name: 'Metra' } }),
        },
      });
    const expired = { status: 400, i18nKey: 'auth.challenge_expired' };
    const { challenge } = await member.client.secondFactor.beginPasskey();
    await expect(add(other, challenge)).rejects.toMatchObject(expired);
    await add(member, challenge);
    await expect(add(member, challenge)).rejects.toMatchObject(expired);
    const late = await member.client.secondFactor.beginPasskey();
    await app.platform.database.pool.query("update sign_in_challenges set expires_at = '2026-01-01'");
    await expect(add(member, late.challenge)).rejects.toMatchObject(expired);
  });

  test('one that is known is refused, also to another account', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { authenticator } = await aPasskey(member);
    const question = await other.client.secondFactor.beginPasskey();
    await expect(
      other.client.secondFactor.addPasskey({
        body: { challenge: question.challenge, name: 'Laptop', passkey: authenticator.make(question) },
      }),
    ).rejects.toMatchObject({ status: 409, i18nKey: 'second_factor.passkey_known' });
  });

  test('ends with the twentieth', async () => {
    const member = await newMember();
    for (let count = 0; count < 20; count += 1) await aPasskey(member);
    await expect(member.client.secondFactor.beginPasskey()).rejects.toMatchObject({
      i18nKey: 'second_factor.too_many_passkeys',
    });
  });
});

describe('signing in', () => {
  test('with the password and a passkey', async () => {
    const member = await newMember();
    const { authenticator } = await aPasskey(member);
    const question = await questionAfterPassword(app, member.email);
    expect(question).toMatchObject({ totp: false, rpId: 'metra.example', passkeys: [{}] });
    const passkey = authenticator.sign(question);
    const body = { challenge: question.challenge, passkey };
    expect(await app.client().auth.loginWithSecondFactor({ body })).toMatchObject({ id: member.id });
    await expect(app.client().auth.loginWithSecondFactor({ body })).rejects.toMatchObject({
      i18nKey: 'auth.challenge_expired',
    });
    const { passkeys } = await member.client.secondFactor.read();
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test('with a passkey alone', async () => {
    const member = await newMember();
    const { authenticator } = await aPasskey(member);
    const question = await app.client().auth.beginPasskeyLogin();
    expect(question.passkeys).toEqual([]);
    const body = { challenge: question.challenge, passkey: authenticator.sign(question) };
    expect(await app.client().auth.loginWithPasskey({ body })).toMatchObject({ id: member.id });
  });

  test.each(elsewhere)('is refused for %s', async (_, behaviour) => {
    const member = await newMember();
    const { authenticator } = await aPasskey(member);
    const question = await app.client().auth.beginPasskeyLogin();
    const body = { challenge: question.challenge, passkey: authenticator.sign(question, behaviour) };
    await expect(app.client().auth.loginWithPasskey({ body })).rejects.toMatchObject(wrong);
    const second = await questionAfterPassword(app, member.email);
    await expect(
      app.client().auth.loginWithSecondFactor({
        body: { challenge: second.challenge, passkey: authenticator.sign(second, behaviour) },
      }),
    ).rejects.toMatchObject(wrong);
  });

  test('is refused to what signed something else, is a copy, or is of somebody else', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { authenticator } = await aPasskey(member);
    const ofOther = await aPasskey(other);
    const question = await questionAfterPassword(app, member.email);
    const { challenge } = question;
    const finish = (passkey: ReturnType<VirtualAuthenticator['sign']>) =>
      app.client().auth.loginWithSecondFactor({ body: { challenge, passkey } });
    const another = { ...question, challenge: 'x'.repeat(43) };
    await expect(finish(authenticator.sign(another))).rejects.toMatchObject(wrong);
    await expect(finish(ofOther.authenticator.sign(question))).rejects.toMatchObject(wrong);
    await expect(finish(new VirtualAuthenticator().sign(question))).rejects.toMatchObject(wrong);
    await finish(authenticator.sign(question, { counter: 7 }));
    const next = await questionAfterPassword(app, member.email);
    // The copy has an outdated signature counter.
    await expect(
      app.client().auth.loginWithSecondFactor({
        body: { challenge: next.challenge, passkey: authenticator.sign(next, { counter: 5 }) },
      }),
    ).rejects.toMatchObject(wrong);
  });

  test('a deleted or marked account is opened by none', async () => {
    const member = await newMember();
    const { authenticator } = await aPasskey(member);
    await app.platform.database.kysely
      .updateTable('accounts')
      .set({ status: 'SPAM' })
      .where('id', '=', member.id)
      .execute();
    const question = await app.client().auth.beginPasskeyLogin();
    const body = { challenge: question.challenge, passkey: authenticator.sign(question) };
    await expect(app.client().auth.loginWithPasskey({ body })).rejects.toMatchObject(wrong);
  });
});

describe('removing a passkey', () => {
  test('leaves the other factors; the last one takes the recovery codes with it', async () => {
    const member = await newMember();
    const { id } = await aPasskey(member);
    const { secret, recoveryCodes } = await anAuthenticatorApp(app, member);
    expect(recoveryCodes).toEqual([]);
    await member.client.secondFactor.removePasskey({ params: { passkeyId: id } });
    expect(await member.client.secondFactor.read()).toMatchObject({ passkeys: [], recoveryCodesLeft: 10 });
    app.clock.advance({ seconds: 30 });
    const { challenge } = await questionAfterPassword(app, member.email);
    await app.client().auth.loginWithSecondFactor({ body: { challenge, code: codeOf(app, secret) } });
    await member.client.secondFactor.removeTotp();
    expect(await member.client.secondFactor.read()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    await app.client().auth.login({ body: { username: member.email, password } });
  });

  test('of somebody else is not found for renaming and removing', async () => {
    const [member, colleague] = [await newMember(), await newMember()];
    const { id: passkeyId } = await aPasskey(member);
    const none = { status: 404, i18nKey: 'not_found.passkey' };
    const { secondFactor } = colleague.client;
    await expect(secondFactor.removePasskey({ params: { passkeyId } })).rejects.toMatchObject(none);
    await expect(
      secondFactor.renamePasskey({ params: { passkeyId }, body: { name: 'Meiner' } }),
    ).rejects.toMatchObject(none);
    expect((await member.client.secondFactor.read()).passkeys).toMatchObject([{ name: 'Laptop' }]);
  });
});

test('a site without a name cannot have passkeys, and people are told', async () => {
  const nameless = await createTestApp({ environment: { PUBLIC_URL: 'http://127.0.0.1:8080' } });
  try {
    const member = await signedIn(nameless, await aMember(nameless.platform));
    expect(await member.client.secondFactor.read()).toMatchObject({ passkeysPossible: false });
    expect(await (await newMember()).client.secondFactor.read()).toMatchObject({ passkeysPossible: true });
  } finally {
    await nameless.close();
  }
});
