import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { workDone } from '../../../../test/app/work-done.ts';
import { aMember, password } from '../../../../test/factories/accounts.ts';
import { aSubmission, quickCheck } from '../../../../test/factories/questionnaires.ts';
import { lastMailTo, linkIn, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `neu${counter}@firma.example`;
};
const registration = (email: string, changes = {}) => ({
  email,
  password,
  firstName: 'Katrin',
  lastName: 'Lindner',
  language: 'de' as const,
  organisationName: 'Lindner Metallbau',
  termsAccepted: true as const,
  ...changes,
});
const register = (email: string, changes = {}) =>
  app.client().account.register({ body: registration(email, changes) });
const login = (username: string, secret = password) =>
  app.client().auth.login({ body: { username, password: secret } });
const accountsOf = (email: string) =>
  app.platform.database.kysely
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .execute();

describe('registering', () => {
  test('mails a link, and opens the account once that is confirmed', async () => {
    const email = newAddress();
    await register(email);
    await expect(login(email)).rejects.toMatchObject({ status: 403, i18nKey: 'auth.not_confirmed' });

    const mail = await lastMailTo(app.platform, email);
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(linkIn(mail).href).toMatch(/^https:\/\/metra\.example\/confirm-account\?token=[\w-]{43}$/);
    expect(mail.html).toContain(linkIn(mail).href);

    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
    expect(await login(email)).toMatchObject({
      email,
      firstName: 'Katrin',
      roles: ['USER'],
      organisation: { name: 'Lindner Metallbau' },
      impersonator: null,
      mustChangePassword: false,
    });
  });

  test('in English sends an English mail', async () => {
    const email = newAddress();
    await register(email, { language: 'en', organisationName: '<b>Me & you</b>' });
    expect(await lastMailTo(app.platform, email)).toMatchObject({
      language: 'en',
      subject: 'Please confirm your e-mail address',
    });
  });

  test('answers a known address in the same way, and notifies its owner by mail', async () => {
    const { email } = await aMember(app.platform);
    const [known, unknown] = await Promise.all(
      [email, newAddress()].map((address) =>
        app.fetch('/api/v1/account', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(registration(address, { password: 'ein ganz anderes Wort' })),
        }),
      ),
    );
    expect(known?.status).toBe(202);
    expect(unknown?.status).toBe(202);
    expect(await known?.text()).toBe(await unknown?.text());
    const names = (response: Response | undefined) => [...(response?.headers.keys() ?? [])];
    expect(names(known)).toEqual(names(unknown));

    const mail = await lastMailTo(app.platform, email);
    expect(mail.subject).toBe('Sie haben schon ein Konto bei Metra');
    expect(linkIn(mail).pathname).toBe('/login');
    await expect(login(email)).resolves.toMatchObject({ email });
  });

  test('does the same work for a new, an unconfirmed, a confirmed and a banned address', async () => {
    const unconfirmed = newAddress();
    await register(unconfirmed);
    const confirmed = await aMember(app.platform);
    const spam = await aMember(app.platform, { status: 'SPAM' });
    const work = [];
    for (const email of [newAddress(), unconfirmed, confirmed.email, spam.email])
      work.push(await workDone(app.platform, () => register(email)));
    const [first, ...others] = work;
    expect(first?.hashes).toBe(1);
    expect(first?.statements.length).toBeGreaterThan(5);
    for (const other of others) expect(other).toEqual(first);
  });

  test('twice at the same moment makes one account and no error', async () => {
    const email = newAddress();
    await Promise.all([register(email), register(email.toUpperCase())]);
    expect(await accountsOf(email)).toHaveLength(1);
    expect(await mailsTo(app.platform, email)).toHaveLength(2);
    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
    await login(email);
  });

  test('again before confirming uses the latest input', async () => {
    const email = newAddress();
    await register(email);
    const firstToken = await tokenMailedTo(app.platform, email);
    await register(email, { password: 'doch lieber dieses Wort', organisationName: 'Lindner & Töchter' });
    await expect(app.client().account.confirm({ query: { token: firstToken } })).rejects.toMatchObject({
      i18nKey: 'auth.token_invalid',
    });
    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
    await expect(login(email)).rejects.toMatchObject({ status: 401 });
    const account = await login(email, 'doch lieber dieses Wort');
    expect(account.organisation.name).toBe('Lindner & Töchter');
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test('gives organisations of one name different addresses, also at the same moment', async () => {
    const addresses = Array.from({ length: 6 }, newAddress);
    await Promise.all(addresses.map((email) => register(email, { organisationName: 'Gleicher Name AG' })));
    const slugs = await app.platform.database.kysely
      .selectFrom('organisations')
      .select('slug')
      .where('name', '=', 'Gleicher Name AG')
      .execute();
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(6);
    expect(slugs.map(({ slug }) => slug)).toContain('gleicher-name-ag');
  });

  test('cannot open an account that an administrator made for someone else', async () => {
    const victim = await aMember(app.platform, { status: 'PENDING' });
    await app.platform.database.kysely
      .updateTable('accounts')
      .set({ password_hash: null })
      .where('id', '=', victim.id)
      .execute();
    await register(victim.email, { password: 'Wort eines Angreifers' });
    expect(linkIn(await lastMailTo(app.platform, victim.email)).pathname).toBe('/password-recovery');
    await expect(login(victim.email, 'Wort eines Angreifers')).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ['an easy password', { password: 'password123' }, 'account.password_weak'],
    ['the organisation as password', { password: 'Lindner Metallbau' }, 'account.password_weak'],
    ['a short password', { password: 'zu kurz' }, 'input.invalid'],
    ['a password of 129 characters', { password: 'x1y'.repeat(43) }, 'input.invalid'],
    ['no consent', { termsAccepted: false }, 'input.invalid'],
    ['an unknown field', { roles: ['ADMIN'] }, 'input.invalid'],
    [
      'an address of 255 characters',
      { email: `${'a'.repeat(64)}@${`${'b'.repeat(62)}.`.repeat(3)}c` },
      'input.invalid',
    ],
  ])('refuses %s', async (_, changes, key) => {
    await expect(register(newAddress(), changes)).rejects.toMatchObject({ status: 400, i18nKey: key });
  });

  test('takes an address of 254 characters, and opens it in any case', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.de`;
    expect(email).toHaveLength(254);
    await register(email);
    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
    expect(await login(email.toUpperCase())).toMatchObject({ email });
  });
});

describe('a confirmation link', () => {
  test('has one winner among twenty at the same moment', async () => {
    const email = newAddress();
    await register(email);
    const token = await tokenMailedTo(app.platform, email);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => app.client().account.confirm({ query: { token } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 400, i18nKey: 'auth.token_invalid' });
  });

  test('ends after 24 hours', async () => {
    const email = newAddress();
    await register(email);
    const token = await tokenMailedTo(app.platform, email);
    app.clock.advance({ hours: 24 });
    await expect(app.client().account.confirm({ query: { token } })).rejects.toMatchObject({
      i18nKey: 'auth.token_invalid',
    });
  });

  test.each(['', 'x', 'ä'.repeat(50), '../../etc/passwd', 'A'.repeat(43)])(
    '%j opens nothing',
    async (token) => {
      await expect(app.client().account.confirm({ query: { token } })).rejects.toMatchObject({ status: 400 });
    },
  );

  test('follows the configuration, whatever host the request names', async () => {
    const email = newAddress();
    await app.server.inject({
      method: 'POST',
      url: '/api/v1/account',
      headers: {
        'x-application-id': 'mc_esg',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        origin: 'https://evil.example',
      },
      payload: registration(email),
    });
    const { text, html } = await lastMailTo(app.platform, email);
    expect(text + html).not.toContain('evil.example');
    expect(linkIn({ text }).origin).toBe('https://metra.example');
  });
});

describe('asking for the confirmation mail again', () => {
  const sendAgain = (username: string) => app.client().account.sendConfirmation({ body: { username } });

  test('sends a fresh link that ends the older', async () => {
    const email = newAddress();
    await register(email);
    const older = await tokenMailedTo(app.platform, email);
    await sendAgain(email.toUpperCase());
    await expect(app.client().account.confirm({ query: { token: older } })).rejects.toMatchObject({
      status: 400,
    });
    await app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });
  });

  test('does the same work for every address', async () => {
    const waiting = newAddress();
    await register(waiting);
    const { email: confirmed } = await aMember(app.platform);
    const { email: spam } = await aMember(app.platform, { status: 'SPAM' });
    const work = [];
    for (const address of [waiting, confirmed, spam, newAddress()])
      work.push(await workDone(app.platform, () => sendAgain(address)));
    const [first, ...others] = work;
    for (const other of others) expect(other).toEqual(first);
    expect((await lastMailTo(app.platform, confirmed)).subject).toBe(
      'Ihre E-Mail-Adresse ist schon bestätigt',
    );
    expect((await lastMailTo(app.platform, spam)).subject).toBe(
      'Zu dieser E-Mail-Adresse gibt es kein Konto',
    );
  });

  test('stops after five mails in an hour, for known and unknown addresses alike', async () => {
    for (const email of [newAddress(), (await aMember(app.platform)).email]) {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => sendAgain(email)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({
            status: 429,
            i18nKey: 'rate_limit.exceeded',
            retryAfter: 3600,
          });
      app.clock.advance({ minutes: 59 });
      await expect(sendAgain(email)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
      app.clock.advance({ minutes: 1 });
      await sendAgain(email);
    }
  });

  test('does not send anything to an invalid address', async () => {
    for (const name of ['katrin', 'K\u212aatrin@firma.example']) {
      await sendAgain(name);
      expect(await mailsTo(app.platform, name)).toEqual([]);
    }
  });
});

describe('earlier questionnaire results', () => {
  const aResult = async () => {
    const asked = await app.client().questionnaires.read({ params: { id: quickCheck } });
    const sent = { params: { id: quickCheck }, body: aSubmission(asked) };
    return (await app.client().questionnaires.submit(sent)).id;
  };
  const keptBy = async (email: string) => {
    const { headers } = await app.fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: email, password }),
    });
    const { items } = await app.client(headers.get('auth-token')).keptResults.list();
    return items.map(({ id }) => id);
  };
  const confirmed = async (email: string) =>
    app.client().account.confirm({ query: { token: await tokenMailedTo(app.platform, email) } });

  test('are attached wherever the address is confirmed; missing ones are left out', async () => {
    const email = newAddress();
    const id = await aResult();
    await register(email, { questionnaireResults: [id, 'x'.repeat(43)] });
    await confirmed(email);
    expect(await keptBy(email)).toEqual([id]);
  });

  test('is that of the last registration under the address', async () => {
    const email = newAddress();
    await register(email, { questionnaireResults: [await aResult()] });
    const own = await aResult();
    await register(email, { questionnaireResults: [own] });
    await confirmed(email);
    expect(await keptBy(email)).toEqual([own]);
  });

  test('is never put on an account that is in use', async () => {
    const email = newAddress();
    await register(email);
    await confirmed(email);
    await register(email, { questionnaireResults: [await aResult()] });
    expect(await keptBy(email)).toEqual([]);
  });
});
