import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  password,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';

let app: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await anAdministrator(app.platform, { firstName: 'Ada', lastName: 'Berg' }));
});
afterAll(() => app.close());

const reason = 'Rückfrage am Telefon';

async function impersonate(accountId: number, by = admin) {
  const response = await app.fetch('/api/v1/auth/impersonate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${by.token}` },
    body: JSON.stringify({ accountId, reason }),
  });
  const token = response.headers.get('auth-token') ?? '';
  return { status: response.status, body: await response.json(), token, client: app.client(token) };
}
const auditOf = (accountId: number) =>
  app.platform.database.kysely
    .selectFrom('audit_log')
    .select(['action', 'actor_account_id', 'subject', 'details', 'ip'])
    .where('as_account_id', '=', accountId)
    .orderBy('id')
    .execute();

describe('acting for someone else', () => {
  test('opens their account under a banner, and logging out returns to the own account', async () => {
    const member = await aMember(app.platform);
    const { body, token, client } = await impersonate(member.id);
    expect(token).not.toBe(admin.token);
    expect(body).toMatchObject({
      id: member.id,
      roles: ['USER'],
      impersonator: { id: admin.id, name: 'Ada Berg' },
    });
    expect(await client.auth.getLogin()).toMatchObject({ impersonator: { id: admin.id, name: 'Ada Berg' } });

    await client.auth.logout();
    await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    expect(await admin.client.auth.getLogin()).toMatchObject({ id: admin.id, impersonator: null });
  });

  test('ends after an hour, however much it is used', async () => {
    const member = await aMember(app.platform);
    const { client } = await impersonate(member.id);
    app.clock.advance({ minutes: 59 });
    await client.auth.getLogin();
    app.clock.advance({ minutes: 1 });
    await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    admin = await signedIn(app, admin);
  });

  test('may not touch password, membership or the account itself', async () => {
    const member = await aMember(app.platform);
    const colleague = await aMember(app.platform, { organisationId: member.organisationId });
    const { client } = await impersonate(member.id);
    const refused = { status: 403, i18nKey: 'auth.impersonation_refused' };
    const change = { currentPassword: password, newPassword: 'ein neues, langes Wort' };
    await expect(client.account.initiatePasswordChange({ body: change })).rejects.toMatchObject(refused);
    await expect(client.account.remove({ body: { password } })).rejects.toMatchObject(refused);
    await expect(
      client.team.invite({ body: { email: 'x@firma.example', language: 'de' } }),
    ).rejects.toMatchObject(refused);
    await expect(client.team.remove({ params: { id: colleague.id } })).rejects.toMatchObject(refused);
    await expect(
      client.account.replaceOneTimePassword({ body: { newPassword: change.newPassword } }),
    ).rejects.toMatchObject(refused);
    await expect(client.accountsAdmin.list()).rejects.toMatchObject({ i18nKey: 'auth.forbidden' });
  });

  test('leaves every call in the audit log, the refused ones too', async () => {
    const member = await aMember(app.platform);
    const { client } = await impersonate(member.id);
    await client.team.list();
    await expect(client.account.remove({ body: { password } })).rejects.toMatchObject({ status: 403 });
    await client.auth.logout();
    expect(await auditOf(member.id)).toMatchObject([
      {
        action: 'impersonation.call',
        actor_account_id: admin.id,
        subject: '/api/v1/my/organisation/team',
        details: { operation: 'team.list' },
        ip: '127.0.0.1',
      },
      { action: 'impersonation.call', details: { operation: 'account.remove' } },
      { action: 'impersonation.call', details: { operation: 'auth.logout' } },
      { action: 'impersonation.ended', actor_account_id: admin.id },
    ]);
    const started = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select(['actor_account_id', 'details'])
      .where('action', '=', 'impersonation.started')
      .where('subject', '=', `account:${member.id}`)
      .execute();
    expect(started).toMatchObject([{ actor_account_id: admin.id, details: { reason } }]);
  });

  test('is announced to the owner, who can end it', async () => {
    const owner = await signedIn(app, await aMember(app.platform));
    const { client } = await impersonate(owner.id);
    const { items } = await owner.client.account.events();
    expect(items).toMatchObject([{ type: 'account.impersonated', text: expect.stringContaining(reason) }]);
    const sessions = await owner.client.account.sessions();
    const foreign = sessions.items.find(({ impersonated }) => impersonated);
    await owner.client.account.endSession({ params: { id: foreign?.id ?? 0 } });
    await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
  });

  test('helps someone who has yet to replace a one-time password', async () => {
    const member = await aMember(app.platform, { mustChangePassword: true });
    const { client } = await impersonate(member.id);
    expect(await client.auth.getLogin()).toMatchObject({ mustChangePassword: false });
    await client.team.list();
  });

  test('is for administrators only, and never for oneself, one of the operator’s people or a closed account', async () => {
    const member = await aMember(app.platform);
    for (const other of [member, await anEditor(app.platform)]) {
      const { status } = await impersonate(member.id, await signedIn(app, other));
      expect(status).toBe(403);
    }
    const otherAdmin = await anAdministrator(app.platform);
    const pending = await aMember(app.platform, { status: 'PENDING' });
    const editor = await anEditor(app.platform);
    for (const id of [admin.id, otherAdmin.id, editor.id, pending.id])
      expect((await impersonate(id)).body).toMatchObject({
        status: 403,
        error: 'auth.impersonation_refused',
      });
    expect((await impersonate(999_999_999)).body).toMatchObject({ status: 404, error: 'not_found.account' });
  });

  test('ends when the administrator is one no longer', async () => {
    const other = await signedIn(app, await anAdministrator(app.platform));
    const member = await aMember(app.platform);
    const { client } = await impersonate(member.id, other);
    await client.auth.getLogin();
    await admin.client.accountsAdmin.update({
      params: { accountId: other.id },
      body: { firstName: 'A', lastName: 'B', language: 'de', roles: ['METRA'], version: 1 },
    });
    await expect(other.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
  });
});
