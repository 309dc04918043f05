import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aMember,
  anAdministrator,
  anOrganisation,
  password,
  type SignedInAccount,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { lastMailTo, linkIn, tokenMailedTo } from '../../../../test/mails.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

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

  test('shows deleted accounts when asked, without anything personal', async () => {
    const member = await aMember(app.platform);
    await aMember(app.platform, { organisationId: member.organisationId });
    await admin.client.accountsAdmin.remove({ params: { accountId: member.id } });
    const list = (includeDeleted: boolean) =>
      admin.client.accountsAdmin.list({ query: { organisationId: member.organisationId, includeDeleted } });
    expect((await list(false)).items.map(({ id }) => id)).not.toContain(member.id);
    expect((await list(true)).items).toContainEqual(
      expect.objectContaining({ id: member.id, status: 'DELETED', email: '', firstName: '', lastName: '' }),
    );
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
    await expect(admin.client.accountsAdmin.remove({ params })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.account',
    });
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
