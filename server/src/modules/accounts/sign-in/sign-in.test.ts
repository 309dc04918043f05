import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { workDone } from '../../../../test/app/work-done.ts';
import {
  aMember,
  anAdministrator,
  anEditor,
  password,
  signedIn,
  type TestAccount,
} from '../../../../test/factories/accounts.ts';
import { tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const login = (username: string, secret = password) =>
  app.client().auth.login({ body: { username, password: secret } });
const wrong = { status: 401, i18nKey: 'auth.bad_credentials' };

/** The token comes in a header. */
async function tokenOf({ email }: TestAccount): Promise<string> {
  const response = await app.fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Firefox' },
    body: JSON.stringify({ username: email, password }),
  });
  expect(response.status).toBe(200);
  return response.headers.get('auth-token') ?? '';
}

describe('signing in', () => {
  test('gives the account and a token that opens the rest', async () => {
    const member = await aMember(app.platform);
    const token = await tokenOf(member);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await app.client(token).auth.getLogin()).toMatchObject({ id: member.id, email: member.email });
  });

  test('works in any case and with spaces around the address', async () => {
    const { email } = await aMember(app.platform, { email: 'Gross.Klein@Firma.example' });
    expect(await login(' GROSS.klein@FIRMA.example ')).toMatchObject({ email });
  });

  test('a letter that only looks like one of ours opens nothing', async () => {
    await aMember(app.platform, { email: 'kelvin@firma.example' });
    await expect(login('\u212aelvin@firma.example')).rejects.toMatchObject(wrong);
  });

  test('wrong name, wrong password, spam and deleted are one answer after the same work', async () => {
    const member = await aMember(app.platform);
    const spam = await aMember(app.platform, { status: 'SPAM' });
    const deleted = await signedIn(app, await aMember(app.platform));
    await deleted.client.account.remove({ body: { password } });
    const tries = [
      () => login('niemand@firma.example'),
      () => login(member.email, 'ein falsches Passwort'),
      () => login(spam.email),
      () => login(deleted.email),
    ];
    const work = [];
    for (const attempt of tries)
      work.push(await workDone(app.platform, () => expect(attempt()).rejects.toMatchObject(wrong)));
    const [first, ...others] = work;
    expect(first?.hashes).toBe(1);
    for (const other of others) expect(other).toEqual(first);
  });

  test('an unconfirmed account says so only to the right password', async () => {
    const { email } = await aMember(app.platform, { status: 'PENDING' });
    await expect(login(email, 'ein falsches Passwort')).rejects.toMatchObject(wrong);
    await expect(login(email)).rejects.toMatchObject({ status: 403, i18nKey: 'auth.not_confirmed' });
  });

  test('success and failure are in the audit log, with where they came from', async () => {
    const { id, email, organisationId } = await aMember(app.platform);
    await expect(login(email, 'ein falsches Passwort')).rejects.toMatchObject(wrong);
    await login(email);
    const entries = await app.platform.database.kysely
      .selectFrom('audit_log')
      .select(['action', 'actor_account_id', 'subject', 'organisation_id', 'ip'])
      .where('organisation_id', '=', organisationId)
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'login.failed', actor_account_id: null, subject: `account:${id}`, ip: '127.0.0.1' },
      { action: 'login.succeeded', actor_account_id: id },
    ]);
  });
});

describe('guessing', () => {
  test('ends after ten wrong passwords, whatever address or header changes', async () => {
    const { email } = await aMember(app.platform);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        app.server.inject({
          method: 'POST',
          url: '/api/v1/auth/login',
          remoteAddress: `203.0.113.${index}`,
          headers: {
            'x-application-id': 'mc_esg',
            'x-forwarded-for': `198.51.100.${index}`,
            'user-agent': `agent ${index}`,
          },
          payload: { username: index % 2 ? email : email.toUpperCase(), password: `geraten ${index} mal` },
        }),
      ),
    );
    const statuses = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    await expect(login(email)).rejects.toMatchObject({ status: 429, i18nKey: 'rate_limit.exceeded' });
    await expect(login(email)).rejects.toMatchObject({ retryAfter: 90 });
  });

  test('is refused for an address nobody has in the same way', async () => {
    for (let round = 0; round < 10; round += 1)
      await expect(login('unbekannt@firma.example')).rejects.toMatchObject(wrong);
    await expect(login('unbekannt@firma.example')).rejects.toMatchObject({ status: 429 });
  });

  test('does not prevent the owner from recovering the password', async () => {
    const { email } = await aMember(app.platform);
    for (let round = 0; round < 10; round += 1)
      await expect(login(email, 'ein falsches Passwort')).rejects.toMatchObject(wrong);
    await expect(login(email)).rejects.toMatchObject({ status: 429 });
    await app.client().account.initiatePasswordRecovery({ body: { username: email } });
    const token = await tokenMailedTo(app.platform, email);
    const fresh = 'ein neues, langes Wort';
    await app.client().account.updatePassword({ body: { token, username: email, password: fresh } });
    expect(await login(email, fresh)).toMatchObject({ email });
  });

  test('a right password wipes the slate clean', async () => {
    const { email } = await aMember(app.platform);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 8; guess += 1)
        await expect(login(email, 'ein falsches Passwort')).rejects.toMatchObject(wrong);
      await login(email);
    }
  });

  test('is possible again after waiting, but slowly', async () => {
    const { email } = await aMember(app.platform);
    for (let round = 0; round < 10; round += 1)
      await expect(login(email, 'ein falsches Passwort')).rejects.toMatchObject(wrong);
    app.clock.advance({ seconds: 90 });
    await login(email);
  });
});

describe('a session', () => {
  const isOpen = async (token: string) =>
    (await app.fetch('/api/v1/auth/login', { headers: { authorization: `Bearer ${token}` } })).status;

  test('ends at logout', async () => {
    const token = await tokenOf(await aMember(app.platform));
    await app.client(token).auth.logout();
    expect(await isOpen(token)).toBe(401);
    await expect(app.client(token).auth.logout()).rejects.toMatchObject({ status: 401 });
  });

  test.each(['', 'x', 'A'.repeat(43), 'a'.repeat(5000)])('%j is not a valid token', async (token) => {
    expect(await isOpen(token)).toBe(401);
  });

  test('of a member ends after 7 days without use', async () => {
    const token = await tokenOf(await aMember(app.platform));
    app.clock.advance({ days: 6, hours: 23 });
    expect(await isOpen(token)).toBe(200);
    app.clock.advance({ days: 6, hours: 23 });
    expect(await isOpen(token)).toBe(200);
    app.clock.advance({ days: 7, seconds: 1 });
    expect(await isOpen(token)).toBe(401);
  });

  test('of a member ends after 30 days, however much it is used', async () => {
    const token = await tokenOf(await aMember(app.platform));
    for (let day = 0; day < 29; day += 1) {
      app.clock.advance({ days: 1 });
      expect(await isOpen(token)).toBe(200);
    }
    app.clock.advance({ days: 1 });
    expect(await isOpen(token)).toBe(401);
  });

  test.each([
    ['an editor', anEditor],
    ['an administrator', anAdministrator],
  ])('of %s ends after an hour without use, and after twelve in all', async (_, make) => {
    const account = await make(app.platform);
    const idle = await tokenOf(account);
    app.clock.advance({ minutes: 60, seconds: 1 });
    expect(await isOpen(idle)).toBe(401);
    const busy = await tokenOf(account);
    for (let half = 0; half < 23; half += 1) {
      app.clock.advance({ minutes: 30 });
      expect(await isOpen(busy)).toBe(200);
    }
    app.clock.advance({ minutes: 30 });
    expect(await isOpen(busy)).toBe(401);
  });

  test('is stored so that a copy of the database opens nothing', async () => {
    const token = await tokenOf(await aMember(app.platform));
    const { rows } = await app.platform.database.pool.query('select sessions::text as row from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('an account keeps its newest 200 sessions; older ones end', async () => {
  const member = await aMember(app.platform);
  const oldest = await signedIn(app, member);
  const next = await signedIn(app, member);
  for (let made = 2; made < 200; made += 1) await signedIn(app, member);
  await oldest.client.auth.getLogin();
  await app.client().auth.login({ body: { username: member.email, password } });
  await expect(oldest.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
  expect(await next.client.auth.getLogin()).toMatchObject({ id: member.id });
});
