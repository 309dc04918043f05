import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { aMember, password, signedIn } from '../../../../test/factories/accounts.ts';
import { tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let counter = 0;
const own = 'a1'.repeat(16);
const another = 'b2'.repeat(16);
const dead = { status: 400, i18nKey: 'auth.token_invalid' };

async function registered(browserSecret?: string): Promise<string> {
  counter += 1;
  const email = `neu${counter}@firma.example`;
  await app.client().account.register({
    body: {
      email,
      password,
      firstName: 'Katrin',
      lastName: 'Lindner',
      language: 'de',
      organisationName: 'Lindner Metallbau',
      termsAccepted: true,
      ...(browserSecret && { browserSecret }),
    },
  });
  return email;
}

/** The answer, and the session token if there is one. */
async function confirm(token: string, browserSecret?: string, bearer?: string) {
  const response = await app.fetch('/api/v1/account/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify({ token, ...(browserSecret && { browserSecret }) }),
  });
  return {
    status: response.status,
    session: response.headers.get('auth-token'),
    body: await response.json(),
  };
}

test('the browser that asked is signed in, for as long as any member', async () => {
  const email = await registered(own);
  const { status, session, body } = await confirm(await tokenMailedTo(app.platform, email), own);
  expect(status).toBe(200);
  expect(body).toMatchObject({ email, account: { email, firstName: 'Katrin', impersonator: null } });
  expect(JSON.stringify(body)).not.toContain(session);
  const client = app.client(session);
  expect(await client.auth.getLogin()).toMatchObject({ email });
  const { lastLoginAt } = await client.auth.getLogin();
  expect(lastLoginAt).toBe(app.clock.now().toISOString());
  app.clock.advance({ days: 8 });
  await expect(client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
});

test.each([
  ['without a secret, as a link scanner', own, undefined],
  ['with the secret of another browser', own, another],
  ['with a secret where the browser that asked had none', undefined, own],
])('opening the link %s confirms it but requires a sign-in', async (_, asked, sent) => {
  const email = await registered(asked);
  const { status, session, body } = await confirm(await tokenMailedTo(app.platform, email), sent);
  expect({ status, session, body }).toEqual({ status: 200, session: null, body: { email, account: null } });
  expect(await app.client().auth.login({ body: { username: email, password } })).toMatchObject({ email });
});

test('a link signs in once, also of twenty at the same moment, and not after a day', async () => {
  const email = await registered(own);
  const token = await tokenMailedTo(app.platform, email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token, own)));
  expect(answers.filter(({ session }) => session !== null)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  expect(await confirm(token, own)).toMatchObject({ session: null, status: 400 });

  const late = await tokenMailedTo(app.platform, await registered(own));
  app.clock.advance({ hours: 24 });
  expect(await confirm(late, own)).toMatchObject({ session: null, body: { error: dead.i18nKey } });
});

test('the mail that is sent again belongs to the browser that asked for it again', async () => {
  const email = await registered(own);
  await app.client().account.sendConfirmation({ body: { username: email, browserSecret: another } });
  const token = await tokenMailedTo(app.platform, email);
  expect((await confirm(token, own)).session).toBeNull();

  const next = await registered(own);
  await app.client().account.sendConfirmation({ body: { username: next, browserSecret: another } });
  expect((await confirm(await tokenMailedTo(app.platform, next), another)).session).not.toBeNull();
});

test("a registration in somebody else's name does not sign in the one who has the mailbox", async () => {
  const email = await registered(own);
  await app.client().account.register({
    body: {
      email,
      password: 'Wort eines Angreifers',
      firstName: 'K',
      lastName: 'L',
      language: 'de',
      organisationName: 'Andere',
      termsAccepted: true,
      browserSecret: another,
    },
  });
  expect((await confirm(await tokenMailedTo(app.platform, email), own)).session).toBeNull();
});

test('somebody who is signed in stays who they are', async () => {
  const { token: bearer } = await signedIn(app, await aMember(app.platform));
  const email = await registered(own);
  const answer = await confirm(await tokenMailedTo(app.platform, email), own, bearer);
  expect(answer).toMatchObject({ status: 200, session: null, body: { account: null, email } });
});

test.each(['x', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(65)])('%j is no secret', async (secret) => {
  const email = await registered(own);
  expect(await confirm(await tokenMailedTo(app.platform, email), secret)).toMatchObject({ status: 400 });
});

test('the browser’s secret is stored as a hash only', async () => {
  const email = await registered('c3'.repeat(16));
  const rows = await app.platform.database.kysely
    .selectFrom('mail_tokens as t')
    .innerJoin('accounts as a', 'a.id', 't.account_id')
    .select('t.payload')
    .where('a.email', '=', email)
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('c3'.repeat(16));
});
