import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, anAdministrator, password, signedIn } from '../../../../test/factories/accounts.ts';
import {
  anAuthenticatorApp,
  codeOf,
  questionAfterPassword,
} from '../../../../test/factories/second-factors.ts';
import { mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newMember = async () => signedIn(app, await aMember(app.platform));
const nextStep = () => app.clock.advance({ seconds: 30 });
const actionsOf = async (accountId: number) =>
  (
    await app.platform.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', `account:${accountId}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

/** Signs in with the right password and the given proof. */
async function finish(email: string, given: { code?: string; recoveryCode?: string }) {
  const { challenge } = await questionAfterPassword(app, email);
  return app.client().auth.loginWithSecondFactor({ body: { challenge, ...given } });
}

describe('an authenticator app', () => {
  test('applies after a code of it was entered, and is then required beside the password', async () => {
    const member = await newMember();
    const { secret, uri } = await member.client.secondFactor.beginTotp();
    expect(uri).toContain(secret);
    // An unconfirmed factor does not count, so the password alone is enough.
    await app.client().auth.login({ body: { username: member.email, password } });
    const { recoveryCodes } = await member.client.secondFactor.confirmTotp({
      body: { code: codeOf(app, secret) },
    });
    expect(recoveryCodes).toHaveLength(10);
    nextStep();
    const question = await questionAfterPassword(app, member.email);
    expect(question).toMatchObject({ totp: true, passkeys: [] });
    const account = await app.client().auth.loginWithSecondFactor({
      body: { challenge: question.challenge, code: codeOf(app, secret) },
    });
    expect(account).toMatchObject({ id: member.id, secondFactor: 'ACTIVE' });
    expect(await mailsTo(app.platform, member.email)).toMatchObject([
      { kind: 'second-factor-added', subject: 'Zweiter Faktor eingerichtet' },
    ]);
    expect(await actionsOf(member.id)).toEqual(['second_factor.added']);
  });

  test('is shown only once, and the stored value reveals nothing', async () => {
    const member = await newMember();
    const { secret, recoveryCodes } = await anAuthenticatorApp(app, member);
    const { rows } = await app.platform.database.pool.query(
      `select t::text || coalesce(string_agg(r::text, ' '), '') as text from totp_secrets t
       left join recovery_codes r using (account_id) where account_id = $1 group by t.*`,
      [member.id],
    );
    expect(rows[0].text).not.toContain(secret);
    for (const code of recoveryCodes) expect(rows[0].text).not.toContain(code.replaceAll('-', ''));
    expect(JSON.stringify(await member.client.secondFactor.read())).not.toContain(secret);
  });

  test('ends every session that was opened without it, but not the one it was set up in', async () => {
    const member = await newMember();
    const elsewhere = await signedIn(app, member);
    await anAuthenticatorApp(app, member);
    await expect(elsewhere.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    expect(await member.client.auth.getLogin()).toMatchObject({ secondFactor: 'ACTIVE' });
  });

  test('a wrong code, and one of another app, adds nothing', async () => {
    const member = await newMember();
    const { secret } = await member.client.secondFactor.beginTotp();
    const confirm = (code: string) => member.client.secondFactor.confirmTotp({ body: { code } });
    await expect(confirm(codeOf(app, 'JBSWY3DPEHPK3PXP'))).rejects.toMatchObject({
      i18nKey: 'auth.second_factor_wrong',
    });
    await expect(confirm(codeOf(app, secret, -120))).rejects.toMatchObject({ i18nKey: 'auth.code_too_old' });
    await member.client.secondFactor.beginTotp();
    // After starting again, codes of the previous secret are invalid.
    await expect(confirm(codeOf(app, secret))).rejects.toMatchObject({ i18nKey: 'auth.second_factor_wrong' });
    expect(await member.client.secondFactor.read()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
  });

  test('a second one is refused while the first is active', async () => {
    const member = await newMember();
    await anAuthenticatorApp(app, member);
    const already = { status: 409, i18nKey: 'second_factor.already_there' };
    await expect(member.client.secondFactor.beginTotp()).rejects.toMatchObject(already);
    await expect(member.client.secondFactor.confirmTotp({ body: { code: '123456' } })).rejects.toMatchObject(
      already,
    );
  });

  test('is given up again: the password alone is enough, and its codes open nothing', async () => {
    const member = await newMember();
    await anAuthenticatorApp(app, member);
    await member.client.secondFactor.removeTotp();
    expect(await app.client().auth.login({ body: { username: member.email, password } })).toMatchObject({
      secondFactor: 'NONE',
    });
    expect(await member.client.secondFactor.read()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    await expect(member.client.secondFactor.removeTotp()).rejects.toMatchObject({ status: 404 });
    expect((await mailsTo(app.platform, member.email)).map(({ kind }) => kind)).toContain(
      'second-factor-removed',
    );
  });
});

describe('a code', () => {
  test('of a clock half a minute off is taken, of one that is further off not, and it says why', async () => {
    const member = await newMember();
    const { secret } = await anAuthenticatorApp(app, member);
    app.clock.advance({ minutes: 5 });
    await finish(member.email, { code: codeOf(app, secret, -30) });
    await finish(member.email, { code: codeOf(app, secret, 30) });
    await expect(finish(member.email, { code: codeOf(app, secret, -90) })).rejects.toMatchObject({
      i18nKey: 'auth.code_too_old',
    });
    await expect(finish(member.email, { code: codeOf(app, secret, 90) })).rejects.toMatchObject({
      i18nKey: 'auth.second_factor_wrong',
    });
  });

  test('is taken once, and none that is older than one that was taken', async () => {
    const member = await newMember();
    const { secret } = await anAuthenticatorApp(app, member);
    // The code was used to set up the app.
    const used = { status: 400, i18nKey: 'auth.code_used' };
    await expect(finish(member.email, { code: codeOf(app, secret) })).rejects.toMatchObject(used);
    app.clock.advance({ minutes: 1 });
    const code = codeOf(app, secret);
    await finish(member.email, { code });
    await expect(finish(member.email, { code })).rejects.toMatchObject(used);
    await expect(finish(member.email, { code: codeOf(app, secret, -30) })).rejects.toMatchObject(used);
  });

  test('is guessed ten times, whatever address it comes from, and a right password gives no more', async () => {
    const member = await newMember();
    const { secret } = await anAuthenticatorApp(app, member);
    nextStep();
    const statuses = [];
    for (let guess = 0; guess < 14; guess += 1) {
      const { challenge } = await questionAfterPassword(app, member.email);
      const response = await app.server.inject({
        method: 'POST',
        url: '/api/v1/auth/second-factor',
        remoteAddress: `203.0.113.${guess}`,
        headers: { 'x-application-id': 'mc_esg' },
        payload: { challenge, code: codeOf(app, 'JBSWY3DPEHPK3PXP') },
      });
      statuses.push(response.statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
    await expect(finish(member.email, { code: codeOf(app, secret) })).rejects.toMatchObject({ status: 429 });
    app.clock.advance({ minutes: 2 });
    expect(await finish(member.email, { code: codeOf(app, secret) })).toMatchObject({ id: member.id });
  });
});

describe('a recovery code', () => {
  test('signs in once, in any spelling, and the owner is told how many are left', async () => {
    const member = await newMember();
    const { recoveryCodes } = await anAuthenticatorApp(app, member);
    const recoveryCode = (recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ');
    expect(await finish(member.email, { recoveryCode })).toMatchObject({ id: member.id });
    await expect(finish(member.email, { recoveryCode })).rejects.toMatchObject({
      i18nKey: 'auth.second_factor_wrong',
    });
    expect(await member.client.secondFactor.read()).toMatchObject({ recoveryCodesLeft: 9 });
    const mails = await mailsTo(app.platform, member.email);
    expect(mails.at(-1)).toMatchObject({ kind: 'recovery-code-used' });
    expect(mails.at(-1)?.text).toContain('Es sind noch 9 Codes übrig');
    expect(await actionsOf(member.id)).toContain('second_factor.recovery_code_used');
  });

  test('of somebody else opens nothing, and new ones end the old', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { recoveryCodes } = await anAuthenticatorApp(app, member);
    const ofOther = await anAuthenticatorApp(app, other);
    const wrong = { i18nKey: 'auth.second_factor_wrong' };
    await expect(
      finish(member.email, { recoveryCode: ofOther.recoveryCodes[0] ?? '' }),
    ).rejects.toMatchObject(wrong);
    const renewed = await member.client.secondFactor.renewRecoveryCodes();
    await expect(finish(member.email, { recoveryCode: recoveryCodes[0] ?? '' })).rejects.toMatchObject(wrong);
    await expect(finish(member.email, { code: '000000' })).rejects.toMatchObject(wrong);
    const failures = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select('details')
      .where('subject', '=', `account:${member.id}`)
      .where('action', '=', 'second_factor.failed')
      .orderBy('id')
      .execute();
    expect(failures.map(({ details }) => details)).toEqual([
      { by: 'recovery' },
      { by: 'recovery' },
      { by: 'totp' },
    ]);
    await finish(member.email, { recoveryCode: renewed.recoveryCodes[0] ?? '' });
  });

  test('there are none without a factor', async () => {
    const { client } = await newMember();
    await expect(client.secondFactor.renewRecoveryCodes()).rejects.toMatchObject({
      i18nKey: 'not_found.second_factor',
    });
  });
});

describe('a sign-in that started with a password', () => {
  test('ends after ten minutes, with a change of the password, and with its use', async () => {
    const member = await newMember();
    const { secret } = await anAuthenticatorApp(app, member);
    const expired = { status: 400, i18nKey: 'auth.challenge_expired' };
    const withCode = (challenge: string) =>
      app.client().auth.loginWithSecondFactor({ body: { challenge, code: codeOf(app, secret) } });

    const late = await questionAfterPassword(app, member.email);
    app.clock.advance({ minutes: 10 });
    await expect(withCode(late.challenge)).rejects.toMatchObject(expired);

    const used = await questionAfterPassword(app, member.email);
    await withCode(used.challenge);
    app.clock.advance({ minutes: 1 });
    await expect(withCode(used.challenge)).rejects.toMatchObject(expired);

    const overtaken = await questionAfterPassword(app, member.email);
    await app.client().account.initiatePasswordRecovery({ body: { username: member.email } });
    const token = await tokenMailedTo(app.platform, member.email);
    const fresh = 'ein neues, langes Wort';
    await app.client().account.updatePassword({ body: { token, username: member.email, password: fresh } });
    await expect(withCode(overtaken.challenge)).rejects.toMatchObject(expired);
    // A recovered password does not bypass the second factor.
    expect(await questionAfterPassword(app, member.email, fresh)).toMatchObject({ totp: true });
  });

  test('made up or of another purpose, it opens nothing', async () => {
    const member = await newMember();
    const { secret } = await anAuthenticatorApp(app, member);
    app.clock.advance({ minutes: 1 });
    const { challenge } = await member.client.auth.beginConfirmation();
    for (const made of [challenge, 'x'.repeat(43), member.token])
      await expect(
        app.client().auth.loginWithSecondFactor({ body: { challenge: made, code: codeOf(app, secret) } }),
      ).rejects.toMatchObject({ i18nKey: 'auth.challenge_expired' });
  });

  test('needs exactly one proof', async () => {
    const { client } = { client: app.client() };
    for (const given of [{}, { code: '123456', recoveryCode: 'abcd' }])
      await expect(
        client.auth.loginWithSecondFactor({ body: { challenge: 'x', ...given } }),
      ).rejects.toMatchObject({ status: 400, fields: [{ path: 'code', key: 'required' }] });
  });
});

describe('somebody who has lost it', () => {
  const reason = 'Handy verloren, am Telefon erkannt';
  const newAdministrator = async () => signedIn(app, await anAdministrator(app.platform));

  test('is helped by an administrator: sessions end, the owner is notified, and the log has an entry', async () => {
    const [member, admin] = [await newMember(), await newAdministrator()];
    await anAuthenticatorApp(app, member);
    const params = { accountId: member.id };
    expect(await admin.client.accountsAdmin.removeSecondFactor({ params, body: { reason } })).toMatchObject({
      id: member.id,
      hasSecondFactor: false,
    });
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await app.client().auth.login({ body: { username: member.email, password } });
    expect((await mailsTo(app.platform, member.email)).at(-1)).toMatchObject({
      kind: 'second-factor-taken-off',
    });
    expect(await actionsOf(member.id)).toContain('second_factor.taken_off');
    await expect(
      admin.client.accountsAdmin.removeSecondFactor({ params, body: { reason } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.second_factor' });
  });

  test('no administrator helps themselves, nor without a reason', async () => {
    const admin = await newAdministrator();
    await anAuthenticatorApp(app, admin);
    const params = { accountId: admin.id };
    await expect(
      admin.client.accountsAdmin.removeSecondFactor({ params, body: { reason } }),
    ).rejects.toMatchObject({ status: 409, i18nKey: 'second_factor.own' });
    await expect(
      admin.client.accountsAdmin.removeSecondFactor({ params, body: { reason: ' ' } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  test('new credentials by an administrator do not take the factor off', async () => {
    const [member, admin] = [await newMember(), await newAdministrator()];
    await anAuthenticatorApp(app, member);
    const params = { accountId: member.id };
    const { link } = await admin.client.accountsAdmin.initiateCredentialsReset({ params });
    const token = new URL(link).searchParams.get('token') ?? '';
    const email = 'neue-adresse@firma.example';
    const fresh = 'ein neues, langes Wort';
    await app.client().account.resetCredentials({ body: { token, email, password: fresh } });
    await app.client().account.confirmCredentialsReset({
      query: { token: await tokenMailedTo(app.platform, email) },
    });
    expect(await questionAfterPassword(app, email, fresh)).toMatchObject({ totp: true });
    await admin.client.accountsAdmin.resetPassword({ params, body: { password: 'noch ein langes Wort' } });
    expect(await questionAfterPassword(app, email, 'noch ein langes Wort')).toMatchObject({ totp: true });
  });

  test('nothing of it stays when the account is deleted', async () => {
    const member = await newMember();
    await anAuthenticatorApp(app, member);
    await member.client.account.remove({ body: { password } });
    const { rows } = await app.platform.database.pool.query(
      'select account_id from totp_secrets where account_id = $1 union all select account_id from recovery_codes where account_id = $1',
      [member.id],
    );
    expect(rows).toEqual([]);
  });
});
