import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/app/test-database.ts';
import { aMember, anAdministrator, password, signedIn } from '../../../../test/factories/accounts.ts';
import { anAuthenticatorApp } from '../../../../test/factories/second-factors.ts';
import { linkIn, mailsTo } from '../../../../test/readers/mails.ts';
import { createAdministrator, ensureFirstAdministrator } from './administrator.service.ts';
import { ensureDemoAccounts } from './demo-accounts.service.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  const environment = { ADMIN_EMAIL: 'Erste@Firma.example', ADMIN_PASSWORD: password };
  app = await createTestApp({ database, environment });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const login = (username: string, secret = password) =>
  app.client().auth.login({ body: { username, password: secret } });

describe('the first administrator of the configuration', () => {
  test('is made once, also by two servers that start together', async () => {
    const outcomes = await Promise.all([
      ensureFirstAdministrator(app.platform),
      ensureFirstAdministrator(app.platform),
    ]);
    // The slower one notices the account when it checks or when it writes.
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
    expect(['already', 'not needed']).toContain(outcomes.find((outcome) => outcome !== 'created'));
    expect(await login('erste@firma.example')).toMatchObject({
      roles: ['METRA', 'ADMIN'],
      organisation: { name: 'Metra' },
    });
    expect(await ensureFirstAdministrator(app.platform)).toBe('not needed');
  });

  test('is not made again after it was deleted, as long as there is another', async () => {
    await anAdministrator(app.platform);
    const first = await login('erste@firma.example');
    const session = await signedIn(app, {
      ...first,
      roles: first.roles,
      organisationId: first.organisation.id,
    });
    await session.client.account.remove({ body: { password } });
    expect(await ensureFirstAdministrator(app.platform)).toBe('not needed');
    await expect(login('erste@firma.example')).rejects.toMatchObject({ status: 401 });
  });
});

describe('making an administrator', () => {
  test('promotes a confirmed account, which keeps its password and loses its sessions', async () => {
    const member = await signedIn(app, await aMember(app.platform));
    expect(await createAdministrator(app.platform, { email: member.email, password: null })).toBe('promoted');
    await expect(member.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    expect((await login(member.email)).roles).toEqual(expect.arrayContaining(['USER', 'METRA', 'ADMIN']));
  });

  test('refuses an account that was never confirmed, and an easy password', async () => {
    const { email } = await aMember(app.platform, { status: 'PENDING' });
    await expect(createAdministrator(app.platform, { email, password })).rejects.toThrow('never confirmed');
    await expect(
      createAdministrator(app.platform, { email: 'neu@firma.example', password: 'administrator' }),
    ).rejects.toThrow('too easy to guess');
  });

  test('by mail lets the person choose a password', async () => {
    const email = 'per.post@firma.example';
    expect(await createAdministrator(app.platform, { email, password: null, firstName: 'Pia' })).toBe(
      'mailed',
    );
    const [mail] = await mailsTo(app.platform, email);
    expect(mail?.text).toContain('Guten Tag Pia');
    const token = linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
    await app.client().account.updatePassword({ body: { token, username: email, password } });
    expect((await login(email)).roles).toContain('ADMIN');
  });
});

async function runCommand(file: string, args: string[], input = '') {
  const command = new URL(file, import.meta.url).pathname;
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'test',
      // An address needs a host; the query names the socket anyway.
      DATABASE_URL: database.connectionString.replace('@/', '@localhost/'),
      PUBLIC_URL: 'https://metra.example',
    },
  });
  child.stdin.end(input);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { out, err, code };
}

describe('npm run admin:create', () => {
  const run = (args: string[], { input }: { input: string }) =>
    runCommand('./administrator-command.ts', args, input);

  test('takes the password from standard input', async () => {
    const { out, err } = await run(['--email', 'eingabe@firma.example'], { input: `${password}\n` });
    expect(err).toBe('');
    expect(out).toBe('eingabe@firma.example is an administrator now.\n');
    expect((await login('eingabe@firma.example')).roles).toContain('ADMIN');
  });

  test('explains a problem in one sentence', async () => {
    const { err, code } = await run(['--email', 'schwach@firma.example'], { input: 'administrator\n' });
    expect(err).toBe('This password is too easy to guess.\n');
    expect(code).toBe(1);
  });
});

describe('npm run second-factor:remove', () => {
  const remove = (email: string) => runCommand('./lost-second-factor-command.ts', ['--email', email]);

  test('helps an administrator whom nobody else can help, notifies them, and writes the log', async () => {
    const admin = await signedIn(app, await anAdministrator(app.platform));
    await anAuthenticatorApp(app, admin);
    expect(await remove(admin.email)).toMatchObject({
      err: '',
      out: `${admin.email} signs in with the password alone until a second factor is set up again.\n`,
    });
    await login(admin.email);
    expect((await mailsTo(app.platform, admin.email)).at(-1)).toMatchObject({
      kind: 'second-factor-taken-off',
    });
    expect((await remove(admin.email)).out).toBe(
      `${admin.email} has no second factor; nothing was changed.\n`,
    );
  });

  test('explains a problem in one sentence', async () => {
    const { err, code } = await remove('niemand@firma.example');
    expect(err).toBe('There is no account with the address niemand@firma.example.\n');
    expect(code).toBe(1);
  });
});

describe('demo accounts', () => {
  test('are made once and can sign in', async () => {
    const first = await ensureDemoAccounts(app.platform);
    const again = await ensureDemoAccounts(app.platform);
    expect(again).toEqual(first);
    expect(first.map(({ email }) => email)).toEqual([
      'member@metra.example',
      'newcomer@metra.example',
      'editor@metra.example',
      'administrator@metra.example',
    ]);
    const roles = [];
    for (const { email, password: secret } of first) roles.push((await login(email, secret ?? '')).roles);
    expect(roles).toEqual([['USER'], ['USER'], ['METRA'], ['METRA', 'ADMIN']]);
    expect((await login('member@metra.example', first[0]?.password ?? '')).organisation.slug).toBe(
      'musterbau-wiesengrund',
    );
  });

  test('keep a password that was changed, and do not show it', async () => {
    await ensureDemoAccounts(app.platform);
    const { kysely } = app.platform.database;
    const passwordHash = await app.platform.passwords.hash(password);
    await kysely
      .updateTable('accounts')
      .set({ password_hash: passwordHash })
      .where('email_key', '=', 'member@metra.example')
      .execute();
    const [member] = await ensureDemoAccounts(app.platform);
    expect(member?.password).toBeNull();
    await login('member@metra.example');
  });
});
