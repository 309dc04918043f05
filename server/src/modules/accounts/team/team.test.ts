import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { workDone } from '../../../../test/app/work-done.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  password,
  signedIn,
} from '../../../../test/factories/accounts.ts';
import { lastMailTo, linkIn, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `kollegin${counter}@firma.example`;
};
const me = async () => signedIn(app, await aMember(app.platform));
type Me = Awaited<ReturnType<typeof me>>;
const invite = ({ client }: Me, email: string, language: 'de' | 'en' = 'de') =>
  client.team.invite({ body: { email, language } });
const accept = (token: string, changes = {}) =>
  app.client().team.acceptInvitation({
    body: {
      token,
      firstName: 'Mia',
      lastName: 'Kurz',
      language: 'de',
      password,
      termsAccepted: true,
      ...changes,
    },
  });
const login = (username: string) => app.client().auth.login({ body: { username, password } });
const dead = { status: 400, i18nKey: 'auth.token_invalid' };

describe('inviting a colleague', () => {
  test('mails a link with which they join, confirmed and in the same organisation', async () => {
    const member = await me();
    const email = newAddress();
    await invite(member, email);
    const mail = await lastMailTo(app.platform, email);
    expect(mail.subject).toBe('Einladung in das Team von Lindner Metallbau');
    expect(mail.text).toContain('Katrin Lindner');
    expect(linkIn(mail).pathname).toBe('/join');
    expect((await member.client.team.list()).invitations).toMatchObject([
      { email, invitedBy: 'Katrin Lindner' },
    ]);

    const token = await tokenMailedTo(app.platform, email);
    expect(await app.client().team.checkInvitation({ query: { token } })).toEqual({
      valid: true,
      email,
      organisationName: 'Lindner Metallbau',
    });
    expect(await accept(token)).toMatchObject({ email, account: { email, firstName: 'Mia' } });
    expect(await login(email)).toMatchObject({
      firstName: 'Mia',
      organisation: { id: member.organisationId },
    });
    const team = await member.client.team.list();
    expect(team.items).toMatchObject([
      { id: member.id, self: true, mayRemove: false },
      { email, self: false, mayRemove: true, status: 'ACTIVE' },
    ]);
    expect(team).toMatchObject({ total: 2, invitations: [] });
    expect((await member.client.account.events()).items).toMatchObject([
      { type: 'team.joined', text: 'Mia Kurz hat Ihre Einladung angenommen.' },
    ]);
  });

  test('a person who joins is signed in; a signed-in person stays signed in as themselves', async () => {
    const member = await me();
    for (const bearer of [undefined, member.token]) {
      const email = newAddress();
      await invite(member, email);
      const joined = await app.fetch('/api/v1/my/organisation/team/invitations/accept', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
        body: JSON.stringify({
          token: await tokenMailedTo(app.platform, email),
          firstName: 'Mia',
          lastName: 'Kurz',
          language: 'de',
          password,
          termsAccepted: true,
        }),
      });
      const session = joined.headers.get('auth-token');
      expect(joined.status).toBe(200);
      if (bearer) {
        expect(session).toBeNull();
        expect(await joined.json()).toEqual({ email, account: null });
      } else expect(await app.client(session).auth.getLogin()).toMatchObject({ email });
    }
  });

  test('a hundred can be open; the mail can be sent again, and taking one back makes room', async () => {
    const member = await me();
    const { database, clock } = app.platform;
    const now = clock.now();
    const soon = new Date(now.getTime() + 3_600_000);
    const addresses = Array.from({ length: 99 }, newAddress);
    await database.kysely
      .insertInto('invitations')
      .values(
        addresses.map((email, index) => ({
          organisation_id: member.organisationId,
          email,
          email_key: email,
          token_hash: Buffer.alloc(32, `${member.id}:${index}:`),
          created_at: now,
          expires_at: soon,
        })),
      )
      .execute();
    await invite(member, newAddress());
    const tooMany = { status: 409, i18nKey: 'team.too_many_invitations' };
    await expect(invite(member, newAddress())).rejects.toMatchObject(tooMany);
    await invite(member, addresses[0] ?? '');
    const { invitations } = await member.client.team.list();
    await member.client.team.revokeInvitation({ params: { id: invitations[0]?.id ?? 0 } });
    await invite(member, newAddress());
  });

  test('in English', async () => {
    const email = newAddress();
    await invite(await me(), email, 'en');
    expect(await lastMailTo(app.platform, email)).toMatchObject({
      language: 'en',
      subject: 'Invitation to join the Lindner Metallbau team',
    });
  });

  test('does the same work for every address, and the mailbox learns more', async () => {
    const member = await me();
    const stranger = await aMember(app.platform);
    await member.client.auth.getLogin();
    const work = [];
    for (const email of [newAddress(), stranger.email])
      work.push(await workDone(app.platform, () => invite(member, email)));
    expect(work[1]).toEqual(work[0]);
    const mail = await lastMailTo(app.platform, stranger.email);
    expect(mail.text).toContain('schon ein Konto');
    expect(mail.text).not.toContain('token=');
    expect((await member.client.team.list()).invitations).toHaveLength(2);
  });

  test('has one winner among twenty at the same moment', async () => {
    const email = newAddress();
    await invite(await me(), email);
    const token = await tokenMailedTo(app.platform, email);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => accept(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(accept(token)).rejects.toMatchObject(dead);
  });

  test('ends after seven days, by a newer one and when it is taken back', async () => {
    const member = await me();
    const email = newAddress();
    await invite(member, email);
    const older = await tokenMailedTo(app.platform, email);
    await invite(member, email.toUpperCase());
    const newer = await tokenMailedTo(app.platform, email);
    await expect(accept(older)).rejects.toMatchObject(dead);

    const [invitation] = (await member.client.team.list()).invitations;
    const params = { id: invitation?.id ?? 0 };
    await expect((await me()).client.team.revokeInvitation({ params })).rejects.toMatchObject({
      status: 404,
    });
    await member.client.team.revokeInvitation({ params });
    await expect(accept(newer)).rejects.toMatchObject(dead);
    await expect(member.client.team.revokeInvitation({ params })).rejects.toMatchObject({
      i18nKey: 'not_found.invitation',
    });

    await invite(member, email);
    app.clock.advance({ days: 7 });
    await expect(accept(await tokenMailedTo(app.platform, email))).rejects.toMatchObject(dead);
  });

  test('neither blocks nor steers a registration under the same address', async () => {
    const member = await me();
    const email = newAddress();
    await invite(member, email);
    const invitation = await tokenMailedTo(app.platform, email);
    await app.client().account.register({
      body: {
        email,
        password,
        firstName: 'Mia',
        lastName: 'Kurz',
        language: 'de',
        organisationName: 'Kurz GmbH',
        termsAccepted: true,
      },
    });
    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
    expect((await login(email)).organisation.name).toBe('Kurz GmbH');
    await expect(accept(invitation)).rejects.toMatchObject({ status: 409, i18nKey: 'account.email_taken' });
  });

  test('wins over a registration that was never confirmed', async () => {
    const member = await me();
    const pending = await aMember(app.platform, { status: 'PENDING' });
    await invite(member, pending.email);
    await accept(await tokenMailedTo(app.platform, pending.email));
    expect((await login(pending.email)).organisation.id).toBe(member.organisationId);
    const left = await app.platform.database.kysely
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', pending.organisationId)
      .execute();
    expect(left).toEqual([]);
  });

  test('leaves a colleague whom an administrator added to that registration’s organisation', async () => {
    const member = await me();
    const pending = await aMember(app.platform, { status: 'PENDING' });
    const colleague = await aMember(app.platform, { organisationId: pending.organisationId });
    await invite(member, pending.email);
    await accept(await tokenMailedTo(app.platform, pending.email));
    expect((await login(colleague.email)).organisation.id).toBe(pending.organisationId);
  });

  test('has its limits: five mails to one address and thirty of one organisation in an hour', async () => {
    const member = await me();
    const email = newAddress();
    for (let mail = 0; mail < 5; mail += 1) await invite(member, email);
    await expect(invite(member, email)).rejects.toMatchObject({ status: 429 });
    expect(await mailsTo(app.platform, email)).toHaveLength(5);
    for (let mail = 0; mail < 24; mail += 1) await invite(member, newAddress());
    await expect(invite(member, newAddress())).rejects.toMatchObject({ status: 429, retryAfter: 120 });
    await invite(await me(), newAddress());
  });
});

describe('removing a colleague', () => {
  const pair = async () => {
    const one = await me();
    const two = await signedIn(app, await aMember(app.platform, { organisationId: one.organisationId }));
    return { one, two };
  };

  test('ends their account and sessions at once and notifies them', async () => {
    const { one, two } = await pair();
    await one.client.team.remove({ params: { id: two.id } });
    await expect(two.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(login(two.email)).rejects.toMatchObject({ i18nKey: 'auth.bad_credentials' });
    expect((await lastMailTo(app.platform, two.email)).subject).toBe('Ihr Konto bei Metra wurde gelöscht');
    expect((await one.client.team.list()).total).toBe(1);
  });

  test('leaves one: the last member, and two who remove each other', async () => {
    const alone = await me();
    await expect(alone.client.team.remove({ params: { id: alone.id } })).rejects.toMatchObject({
      status: 409,
      i18nKey: 'team.last_member',
    });
    const { one, two } = await pair();
    await Promise.allSettled([
      one.client.team.remove({ params: { id: two.id } }),
      two.client.team.remove({ params: { id: one.id } }),
    ]);
    const left = await app.platform.database.kysely
      .selectFrom('accounts')
      .select('id')
      .where('organisation_id', '=', one.organisationId)
      .where('status', '=', 'ACTIVE')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('is not possible for the own account', async () => {
    const { one } = await pair();
    await expect(one.client.team.remove({ params: { id: one.id } })).rejects.toMatchObject({
      i18nKey: 'auth.forbidden',
    });
  });

  test('an editor cannot remove an administrator', async () => {
    const editor = await signedIn(app, await anEditor(app.platform));
    const admin = await anAdministrator(app.platform);
    await anAdministrator(app.platform);
    await expect(editor.client.team.remove({ params: { id: admin.id } })).rejects.toMatchObject({
      i18nKey: 'auth.forbidden',
    });
    const { items } = await editor.client.team.list();
    expect(items.find(({ id }) => id === admin.id)).toMatchObject({ mayRemove: false });
  });
});
