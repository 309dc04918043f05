import { contract } from '@metra/contract';
import { isOpenBeforeSecondFactor, operationsOf } from '@metra/contract/core/operation';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  password,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { anAuthenticatorApp, aPasskey } from '../../../../test/factories/second-factors.ts';
import { readModuleSettings } from '../../../module-settings.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { SECOND_FACTOR: 'operators' } });
});
afterAll(() => app.close());

const missing = { status: 403, i18nKey: 'auth.second_factor_setup_required' };

describe('demanded of operators', () => {
  test.each([
    ['an editor', anEditor],
    ['an administrator', anAdministrator],
  ])('%s without one may set one up, and nothing else', async (_, make) => {
    const person = await signedIn(app, await make(app.platform));
    expect(await person.client.auth.getLogin()).toMatchObject({ secondFactor: 'MISSING' });
    await expect(person.client.landingPagesAdmin.list()).rejects.toMatchObject(missing);
    await expect(person.client.account.sessions()).rejects.toMatchObject(missing);
    expect(await person.client.secondFactor.read()).toMatchObject({ demanded: true });
    await anAuthenticatorApp(app, person);
    expect(await person.client.auth.getLogin()).toMatchObject({ secondFactor: 'ACTIVE' });
    await person.client.landingPagesAdmin.list();
    await person.client.account.sessions();
  });

  test('only few operations are available before', () => {
    const open = [...operationsOf(contract)].filter(
      ({ operation }) => operation.access !== 'public' && isOpenBeforeSecondFactor(operation),
    );
    expect(open.map(({ id }) => id)).toEqual([
      'auth.getLogin',
      'auth.beginConfirmation',
      'auth.confirmSignIn',
      'auth.logout',
      'account.replaceOneTimePassword',
      'secondFactor.read',
      'secondFactor.beginTotp',
      'secondFactor.confirmTotp',
      'secondFactor.removeTotp',
      'secondFactor.beginPasskey',
      'secondFactor.addPasskey',
      'secondFactor.renamePasskey',
      'secondFactor.removePasskey',
      'secondFactor.renewRecoveryCodes',
    ]);
  });

  test('a one-time password is replaced first', async () => {
    const editor = await signedIn(app, await anEditor(app.platform, { mustChangePassword: true }));
    await expect(editor.client.secondFactor.read()).rejects.toMatchObject({
      i18nKey: 'auth.password_change_required',
    });
    await editor.client.account.replaceOneTimePassword({ body: { newPassword: 'ein neues, langes Wort' } });
    await editor.client.secondFactor.read();
  });

  test('the last one cannot be given up, one of two can', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    await anAuthenticatorApp(app, editor);
    const demanded = { status: 409, i18nKey: 'second_factor.demanded' };
    await expect(editor.client.secondFactor.removeTotp()).rejects.toMatchObject(demanded);
    const { id: passkeyId } = await aPasskey(editor);
    await editor.client.secondFactor.removeTotp();
    await expect(editor.client.secondFactor.removePasskey({ params: { passkeyId } })).rejects.toMatchObject(
      demanded,
    );
  });

  test('members may do without', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    expect(await member.client.auth.getLogin()).toMatchObject({ secondFactor: 'NONE' });
    await member.client.account.sessions();
    await anAuthenticatorApp(app, member);
    await member.client.secondFactor.removeTotp();
  });

  test('an impersonator of a member is not blocked', async () => {
    const member = await aMember(app.platform);
    const admin = await signedIn(app, await anAdministrator(app.platform));
    await anAuthenticatorApp(app, admin);
    const response = await app.fetch('/api/v1/auth/impersonate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ accountId: member.id, reason: 'Rückfrage' }),
    });
    const { client } = { client: app.client(response.headers.get('auth-token')) };
    expect(await client.auth.getLogin()).toMatchObject({ id: member.id, secondFactor: 'NONE' });
    await client.account.sessions();
  });
});

describe('by default', () => {
  test('nobody has to have one, and a word nobody knows stops the program', async () => {
    expect(readModuleSettings({}).secondFactor).toBe('optional');
    expect(() => readModuleSettings({ SECOND_FACTOR: 'on' })).toThrow(/SECOND_FACTOR/);
    const optional = await createTestApp();
    try {
      const editor = await anEditor(optional.platform);
      const account = await optional.client().auth.login({ body: { username: editor.email, password } });
      expect(account).toMatchObject({ secondFactor: 'NONE' });
    } finally {
      await optional.close();
    }
  });
});
