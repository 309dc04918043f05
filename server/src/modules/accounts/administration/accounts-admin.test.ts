import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  anOrganisation,
  password,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { aSubscription } from '../../../../test/factories/subscriptions.ts';
import { lastMailTo, linkIn, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
let admin: SignedInAccount;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await anAdministrator(app.platform));
});
afterAll(() => app.close());

const login = (username: string, secret = password) =>
  app.client().auth.login({ body: { username, password: secret } });
const create = (
  body: Partial<Parameters<typeof admin.client.accountsAdmin.create>[0]['body']> & { email: string },
) =>
  admin.client.accountsAdmin.create({
    body: { firstName: 'Mia', lastName: 'Kurz', language: 'de', roles: ['USER'], ...body },
  });
const person = { firstName: 'Mia', lastName: 'Kurz', language: 'de' as const };

describe('creating an account', () => {
  test('mails its owner a link to choose a password', async () => {
    const email = 'angelegt@firma.example';
    const made = await create({ email, organisationName: 'Kurz & Söhne' });
    expect(made).toMatchObject({
      email,
      status: 'PENDING',
      organisation: { name: 'Kurz & Söhne', slug: 'kurz-und-soehne' },
    });
    const link = linkIn(await lastMailTo(app.platform, email));
    expect(link.pathname).toBe('/password-recovery');
    app.clock.advance({ hours: 23 });
    await app.client().account.updatePassword({
      body: { token: link.searchParams.get('token') ?? '', username: email, password },
    });
    expect(await login(email)).toMatchObject({ id: made.id });
    admin = await signedIn(app, admin);
  });

  test('puts staff into the operator, others into an organisation that is named', async () => {
    const organisationId = await anOrganisation(app.platform, 'Bestehende AG');
    expect(await create({ email: 'bestehend@firma.example', organisationId })).toMatchObject({
      organisation: { id: organisationId },
    });
    expect(await create({ email: 'redaktion@firma.example', roles: ['METRA'] })).toMatchObject({
      organisation: { name: 'Metra' },
      roles: ['METRA'],
    });
    await expect(create({ email: 'ohne@firma.example' })).rejects.toMatchObject({
      fields: [{ path: 'organisationId', key: 'required' }],
    });
    await expect(create({ email: 'ohne@firma.example', organisationId: 999_999_999 })).rejects.toMatchObject({
      i18nKey: 'not_found.organisation',
    });
  });

  test('makes the first person of an organisation its owner', async () => {
    const organisationId = await anOrganisation(app.platform, 'Leere AG');
    const email = (name: string) => `${name}@leer.example`;
    expect(await create({ email: email('erste'), organisationId })).toMatchObject({ teamRole: 'OWNER' });
    expect(await create({ email: email('zweite'), organisationId })).toMatchObject({ teamRole: 'MEMBER' });
  });

  test('refuses an address that has an account', async () => {
    const { email } = await aMember(app.platform);
    await expect(create({ email: email.toUpperCase(), organisationName: 'X' })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'account.email_taken',
    });
  });
});

describe('the list of accounts', () => {
  test('is searched, filtered, sorted and paged', async () => {
    const organisationId = await anOrganisation(app.platform);
    for (const lastName of ['Zander', 'Amsel', 'Möwe%'])
      await aMember(app.platform, { organisationId, lastName });
    const spam = await aMember(app.platform, { organisationId, lastName: 'Kuckuck', status: 'SPAM' });
    const list = (query: object) => admin.client.accountsAdmin.list({ query: { organisationId, ...query } });
    const names = async (query: object) => (await list(query)).items.map(({ lastName }) => lastName);

    expect(await names({ sort: 'lastName' })).toEqual(['Amsel', 'Kuckuck', 'Möwe%', 'Zander']);
    expect(await names({ sort: '-lastName', pageSize: 2, page: 1 })).toEqual(['Kuckuck', 'Amsel']);
    expect(await list({ pageSize: 1 })).toMatchObject({ total: 4, pageSize: 1 });
    expect(await names({ query: 'möWE' })).toEqual(['Möwe%']);
    expect(await names({ query: '%' })).toEqual(['Möwe%']);
    expect(await names({ status: 'SPAM' })).toEqual(['Kuckuck']);
    expect(await names({ role: 'ADMIN' })).toEqual([]);
    expect((await list({ query: spam.email.toUpperCase() })).items).toMatchObject([
      { id: spam.id, status: 'SPAM' },
    ]);
  });

  test('shows deleted accounts when asked: who they were as long as they can come back', async () => {
    const member = await aMember(app.platform, { lastName: 'Fink' });
    const colleague = await signedIn(
      app,
      await aMember(app.platform, { organisationId: member.organisationId }),
    );
    await admin.client.accountsAdmin.remove({ params: { accountId: member.id } });
    const list = (includeDeleted: boolean) =>
      admin.client.accountsAdmin.list({ query: { organisationId: member.organisationId, includeDeleted } });
    expect((await list(false)).items.map(({ id }) => id)).not.toContain(member.id);
    const deleted = { id: member.id, status: 'DELETED', deletedAt: expect.any(String) };
    expect((await list(true)).items).toContainEqual(
      expect.objectContaining({ ...deleted, lastName: 'Fink', restorableUntil: expect.any(String) }),
    );
    await colleague.client.account.remove({ body: { password } });
    expect((await list(true)).items).toContainEqual(
      expect.objectContaining({
        id: colleague.id,
        status: 'DELETED',
        email: '',
        lastName: '',
        restorableUntil: null,
      }),
    );
  });

  test('is narrowed by everything it shows', async () => {
    const organisationId = await anOrganisation(app.platform, 'Uhrmacherei Zeitlos');
    const made = async (lastName: string, wishes = {}) =>
      aMember(app.platform, { organisationId, lastName, ...wishes });
    await made('Alt', { teamRole: 'OWNER' });
    await made('Leser', { teamRole: 'READER', language: 'en' });
    app.clock.advance({ days: 100 });
    admin = await signedIn(app, admin);
    await made('Neu', { teamRole: 'MEMBER' });
    const seen = await made('Treu', { teamRole: 'MEMBER' });
    await login(seen.email);
    const names = async (query: object) =>
      (
        await admin.client.accountsAdmin.list({ query: { organisationId, sort: 'lastName', ...query } })
      ).items.map(({ lastName }) => lastName);
    expect(await names({ teamRole: 'READER' })).toEqual(['Leser']);
    expect(await names({ language: 'en' })).toEqual(['Leser']);
    expect(await names({ inactiveDays: 90 })).toEqual(['Alt', 'Leser']);
    expect(await names({ createdWithinDays: 30 })).toEqual(['Neu', 'Treu']);
    expect(await names({ neverSignedIn: true })).toEqual(['Alt', 'Leser', 'Neu']);
    expect(await names({ neverSignedIn: false })).toEqual(['Treu']);
    expect(await names({ subscription: 'NONE' })).toHaveLength(4);
    await aSubscription(app.platform, organisationId);
    expect(await names({ subscription: 'ACTIVE' })).toHaveLength(4);
    expect(await names({ subscription: 'NONE' })).toEqual([]);
    const byOrganisation = await admin.client.accountsAdmin.list({ query: { query: 'macherei zeitl' } });
    expect(byOrganisation).toMatchObject({ total: 4, items: [{ subscription: 'ACTIVE' }, {}, {}, {}] });
  });

  test('can be exported as a table with its filter and order', async () => {
    const organisationId = await anOrganisation(app.platform, 'Tabelle & Söhne');
    for (const lastName of ['Zander', '=Amsel']) await aMember(app.platform, { organisationId, lastName });
    const file = await admin.client.accountsAdmin.export({ query: { organisationId, sort: 'lastName' } });
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Nachname');
    expect(lines).toHaveLength(3);
    // A cell that starts like a formula is not one in a spreadsheet.
    expect(lines[1]).toContain("'=Amsel");
    expect(lines[2]).toContain('Zander');
  });

  test('is for administrators', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    await expect(member.client.accountsAdmin.list()).rejects.toMatchObject({
      status: 403,
      i18nKey: 'auth.forbidden',
    });
  });
});

describe('changing an account', () => {
  test('another role ends its sessions at once, another name does not', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const update = (roles: ('USER' | 'METRA')[], version: number) =>
      admin.client.accountsAdmin.update({
        params: { accountId: member.id },
        body: { ...person, roles, version },
      });
    expect(await update(['USER'], 1)).toMatchObject({ version: 2, firstName: 'Mia' });
    await member.client.auth.getLogin();
    await update(['USER', 'METRA'], 2);
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(update(['USER'], 2)).rejects.toMatchObject({ status: 409, i18nKey: 'conflict.version' });
  });

  test('marking as spam closes it at once and can be taken back', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const mark = (spam: boolean) =>
      admin.client.accountsAdmin.markAsSpam({ params: { accountId: member.id }, body: { spam } });
    expect(await mark(true)).toMatchObject({ status: 'SPAM' });
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(member.email)).rejects.toMatchObject({ i18nKey: 'auth.bad_credentials' });
    expect(await mark(false)).toMatchObject({ status: 'ACTIVE' });
    await login(member.email);
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
  });

  test('deleting ends it at once', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const params = { accountId: member.id };
    await admin.client.accountsAdmin.remove({ params });
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(member.email)).rejects.toMatchObject({ i18nKey: 'auth.bad_credentials' });
    await expect(admin.client.accountsAdmin.remove({ params })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.account',
    });
  });

  test('another team role applies at once; the last owner and a colleague’s change are protected', async () => {
    const owner = await signedIn(app, await aMember(app.platform, { teamRole: 'OWNER' }));
    const { organisationId } = owner;
    const colleague = await aMember(app.platform, { organisationId, teamRole: 'MEMBER' });
    const change = (accountId: number, teamRole: 'OWNER' | 'READER', version: number) =>
      admin.client.accountsAdmin.update({
        params: { accountId },
        body: { ...person, roles: ['USER'], teamRole, version },
      });
    await expect(change(owner.id, 'READER', 1)).rejects.toMatchObject({ i18nKey: 'team.last_owner' });
    expect(await change(colleague.id, 'OWNER', 1)).toMatchObject({ teamRole: 'OWNER' });
    const { version } = await change(owner.id, 'READER', 1);
    expect(await owner.client.auth.getLogin()).toMatchObject({ teamRole: 'READER' });
    // The owner changes the role meanwhile, so the administrator gets a conflict.
    const other = await signedIn(app, colleague);
    await other.client.team.changeRole({ params: { id: owner.id }, body: { teamRole: 'MEMBER' } });
    await expect(change(owner.id, 'OWNER', version)).rejects.toMatchObject({ i18nKey: 'conflict.version' });
  });

  test('signs somebody out in one place, or everywhere but here', async () => {
    const account = await aMember(app.platform);
    const [here, there] = [await signedIn(app, account), await signedIn(app, account)];
    const params = { accountId: account.id };
    const { items } = await admin.client.accountsAdmin.sessions({ params });
    expect(items).toHaveLength(2);
    expect(items.some(({ current }) => current)).toBe(false);
    const { id: sessionId } = items[0] ?? { id: 0 };
    await admin.client.accountsAdmin.endSession({ params: { ...params, sessionId } });
    await expect(
      admin.client.accountsAdmin.endSession({ params: { accountId: admin.id, sessionId } }),
    ).rejects.toMatchObject({ i18nKey: 'not_found.session' });
    expect((await admin.client.accountsAdmin.sessions({ params })).items).toHaveLength(1);
    await admin.client.accountsAdmin.endSessions({ params });
    for (const { client } of [here, there])
      await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await admin.client.accountsAdmin.endSessions({ params: { accountId: admin.id } });
    await admin.client.auth.getLogin();
  });

  test('never takes away the last administrator, by deletion, spam or role', async () => {
    const own = { params: { accountId: admin.id } };
    const others = await admin.client.accountsAdmin.list({ query: { role: 'ADMIN' } });
    for (const { id } of others.items.filter(({ id }) => id !== admin.id))
      await admin.client.accountsAdmin.remove({ params: { accountId: id } });
    const refused = { status: 409, i18nKey: 'account.last_administrator' };
    await expect(admin.client.accountsAdmin.remove(own)).rejects.toMatchObject(refused);
    await expect(
      admin.client.accountsAdmin.markAsSpam({ ...own, body: { spam: true } }),
    ).rejects.toMatchObject(refused);
    await expect(
      admin.client.accountsAdmin.update({ ...own, body: { ...person, roles: ['USER'], version: 1 } }),
    ).rejects.toMatchObject(refused);
    await admin.client.auth.getLogin();
  });

  test('shows the history of an account: changes to it and by it', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    const params = { accountId: member.id };
    await admin.client.accountsAdmin.update({
      params,
      body: { ...person, lastName: 'Lang', roles: ['USER'], version: 1 },
    });
    await member.client.account.update({ body: { ...person, language: 'en' } });
    const history = (client: typeof admin.client, query = {}) =>
      client.recordHistory.list({ params: { kind: 'account', id: member.id }, query });
    expect(await history(admin.client)).toMatchObject({
      total: 2,
      items: [
        { action: 'account.updated', actor: { id: member.id }, isAbout: false },
        {
          action: 'account.changed',
          text: 'Die Angaben eines Kontos wurden geändert.',
          actor: { id: admin.id },
          isAbout: true,
          changes: [
            { field: 'firstName', before: 'Katrin', after: 'Mia' },
            { field: 'lastName', before: 'Lindner', after: 'Lang' },
          ],
        },
      ],
    });
    expect(await history(admin.client, { pageSize: 1, page: 1 })).toMatchObject({
      total: 2,
      items: [{ action: 'account.changed' }],
    });
    const editor = await signedIn(app, await anEditor(app.platform));
    await expect(history(editor.client)).rejects.toMatchObject({ status: 404 });
    expect(
      await editor.client.recordHistory.list({ params: { kind: 'organisation', id: member.organisationId } }),
    ).toMatchObject({ total: 0 });
  });

  test('every act is in the audit log, with who and from where', async () => {
    const member = await aMember(app.platform);
    const params = { accountId: member.id };
    await admin.client.accountsAdmin.markAsSpam({ params, body: { spam: true } });
    await admin.client.accountsAdmin.resetPassword({
      params,
      body: { password: 'nur einmal gültiges Wort' },
    });
    await admin.client.accountsAdmin.remove({ params });
    const entries = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id', 'ip'])
      .where('subject', '=', `account:${member.id}`)
      .orderBy('id')
      .execute();
    const by = { actor_account_id: admin.id, ip: '127.0.0.1' };
    expect(entries).toEqual([
      { action: 'account.marked_as_spam', ...by },
      { action: 'account.one_time_password_set', ...by },
      { action: 'account.deleted', ...by },
    ]);
  });
});

test('a waiting account that asks for its mail again gets the link to choose a password', async () => {
  const email = 'wartet@firma.example';
  await create({ email, organisationName: 'Wartend GmbH' });
  await app.client().account.sendConfirmation({ body: { username: email } });
  const token = await tokenMailedTo(app.platform, email);
  await app.client().account.updatePassword({ body: { token, username: email, password } });
  expect(await login(email)).toMatchObject({ email });
});
