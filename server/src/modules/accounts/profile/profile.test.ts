import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, anAdministrator, password, signedIn } from '../../../../test/factories/accounts.ts';
import { lastMailTo } from '../../../../test/readers/mails.ts';
import { removeAbandoned } from '../../organisations/remove-abandoned.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (username: string) => app.client().auth.login({ body: { username, password } });
const rowOf = (id: number) =>
  app.platform.database.kysely.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
const organisationOf = (id: number) =>
  app.platform.database.kysely
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

describe('the own account', () => {
  test('changes name and language', async () => {
    const me = await signedIn(app, await aMember(app.platform));
    const body = { firstName: 'Zoë', lastName: "O'Neil", language: 'en' as const };
    expect(await me.client.account.update({ body })).toMatchObject(body);
    expect(await me.client.auth.getLogin()).toMatchObject(body);
    await expect(me.client.account.update({ body: { ...body, firstName: '  ' } })).rejects.toMatchObject({
      fields: [{ path: 'firstName', key: 'notBlank' }],
    });
  });

  test('lists its sessions and ends another one', async () => {
    const account = await aMember(app.platform);
    const [here, there] = [await signedIn(app, account), await signedIn(app, account)];
    const { items } = await here.client.account.sessions();
    expect(items).toHaveLength(2);
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    const other = items.find(({ current }) => !current);
    await here.client.account.endSession({ params: { id: other?.id ?? 0 } });
    await expect(there.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await here.client.auth.getLogin();
    await expect(here.client.account.endSession({ params: { id: other?.id ?? 0 } })).rejects.toMatchObject({
      status: 404,
      i18nKey: 'not_found.session',
    });
  });

  test("cannot end someone else's session", async () => {
    const [me, other] = [
      await signedIn(app, await aMember(app.platform)),
      await signedIn(app, await aMember(app.platform)),
    ];
    const { items } = await other.client.account.sessions();
    await expect(me.client.account.endSession({ params: { id: items[0]?.id ?? 0 } })).rejects.toMatchObject({
      status: 404,
    });
    await other.client.auth.getLogin();
  });
});

describe('deleting the own account', () => {
  test('asks for the password', async () => {
    const me = await signedIn(app, await aMember(app.platform));
    await expect(me.client.account.remove({ body: { password: 'ein falsches' } })).rejects.toMatchObject({
      i18nKey: 'account.password_wrong',
    });
    await me.client.auth.getLogin();
  });

  test('anonymises the person, ends all sessions and leaves the organisation to the colleagues', async () => {
    const account = await aMember(app.platform);
    const colleague = await aMember(app.platform, { organisationId: account.organisationId });
    const [me, there] = [await signedIn(app, account), await signedIn(app, account)];
    await me.client.storage.write({ params: { name: 'metraLite.goals' }, body: { value: '{}' } });
    await me.client.account.remove({ body: { password } });

    for (const { client } of [me, there])
      await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(me.email)).rejects.toMatchObject({ i18nKey: 'auth.bad_credentials' });
    expect(await rowOf(me.id)).toMatchObject({
      status: 'DELETED',
      email: null,
      email_key: null,
      first_name: '',
      last_name: '',
      password_hash: null,
    });
    expect(await organisationOf(me.organisationId)).toMatchObject({ deleted_at: null, remove_after: null });
    const left = await signedIn(app, colleague);
    expect(await left.client.storage.read({ params: { name: 'metraLite.goals' } })).toMatchObject({
      value: '{}',
    });
    expect((await left.client.team.list()).items).toMatchObject([{ id: colleague.id }]);
    expect((await lastMailTo(app.platform, me.email)).text).toContain('bleiben Ihrem Team erhalten');
  });

  test('frees the address for a new registration', async () => {
    const me = await signedIn(app, await aMember(app.platform));
    await me.client.account.remove({ body: { password } });
    const again = await aMember(app.platform, { email: me.email });
    expect(again.id).not.toBe(me.id);
    await login(me.email);
  });

  test('of the last member removes the organisation and its files after 30 days, not before', async () => {
    const me = await signedIn(app, await aMember(app.platform));
    const { files, database } = app.platform;
    const { key, size, checksum } = await files.put(Readable.from([Buffer.from('Beleg')]));
    await database.kysely
      .insertInto('resources')
      .values({
        organisation_id: me.organisationId,
        name: 'beleg.txt',
        mime_type: 'text/plain',
        size,
        checksum,
        storage_key: key,
      })
      .execute();
    await me.client.account.remove({ body: { password } });
    expect((await lastMailTo(app.platform, me.email)).text).toContain('nach 30 Tagen');
    app.clock.advance({ days: 29 });
    await removeAbandoned(app.platform);
    expect(await organisationOf(me.organisationId)).toMatchObject({ deleted_at: expect.any(Date) });
    app.clock.advance({ days: 1 });
    await removeAbandoned(app.platform);
    expect(await organisationOf(me.organisationId)).toBeUndefined();
    await expect(files.open(key)).rejects.toMatchObject({ key: 'not_found.object' });
  });

  test('of the last member takes back whom they invited', async () => {
    const me = await signedIn(app, await aMember(app.platform));
    await me.client.team.invite({ body: { email: 'eingeladen@firma.example', language: 'de' } });
    await me.client.account.remove({ body: { password } });
    const invitations = await app.platform.database.kysely
      .selectFrom('invitations')
      .select('revoked_at')
      .where('organisation_id', '=', me.organisationId)
      .execute();
    expect(invitations).toEqual([{ revoked_at: expect.any(Date) }]);
  });

  test('two last members at the same moment: the organisation is marked once both are gone', async () => {
    const one = await signedIn(app, await aMember(app.platform));
    const two = await signedIn(app, await aMember(app.platform, { organisationId: one.organisationId }));
    await Promise.all([one, two].map(({ client }) => client.account.remove({ body: { password } })));
    expect(await organisationOf(one.organisationId)).toMatchObject({ remove_after: expect.any(Date) });
  });

  test('is refused to the last administrator', async () => {
    const admins = await Promise.all([anAdministrator(app.platform), anAdministrator(app.platform)]);
    const all = await Promise.all(admins.map((account) => signedIn(app, account)));
    const outcomes = await Promise.allSettled(
      all.map(({ client }) => client.account.remove({ body: { password } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      status: 409,
      i18nKey: 'account.last_administrator',
    });
  });

  test('is in the audit log', async () => {
    const me = await signedIn(app, await aMember(app.platform));
    await me.client.account.remove({ body: { password } });
    const entries = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select('action')
      .where('actor_account_id', '=', me.id)
      .execute();
    expect(entries).toEqual([{ action: 'account.deleted' }]);
  });
});
