import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { workDone } from '../../../../test/app/work-done.ts';
import { aMember, password, signedIn } from '../../../../test/factories/accounts.ts';
import { lastMailTo, linkIn, mailsTo, tokenMailedTo } from '../../../../test/readers/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `neu${counter}@umzug.example`;
};
const me = async () => signedIn(app, await aMember(app.platform));
type Me = Awaited<ReturnType<typeof me>>;
const ask = ({ client }: Me, email: string, currentPassword = password) =>
  client.account.initiateEmailChange({ body: { email, currentPassword } });
const confirm = (token: string) => app.client().account.confirmEmailChange({ body: { token } });
const object = (token: string) => app.client().account.objectToEmailChange({ body: { token } });
const login = (username: string) => app.client().auth.login({ body: { username, password } });
const mailed = (address: string) => tokenMailedTo(app.platform, address);
const dead = { status: 400, i18nKey: 'auth.token_invalid' };

test('applies after the new address is confirmed; the old address is notified', async () => {
  const person = await me();
  const email = newAddress();
  await ask(person, email);
  expect(linkIn(await lastMailTo(app.platform, email)).pathname).toBe('/email-change');
  const notice = await lastMailTo(app.platform, person.email);
  expect(notice.text).toContain(email);
  expect(linkIn(notice).pathname).toBe('/email-change/object');
  expect((await login(person.email)).id).toBe(person.id);

  await confirm(await mailed(email));
  expect((await login(email)).id).toBe(person.id);
  await expect(login(person.email)).rejects.toMatchObject({ i18nKey: 'auth.bad_credentials' });
  expect((await person.client.auth.getLogin()).email).toBe(email);
  expect((await lastMailTo(app.platform, person.email)).subject).toBe('Ihre E-Mail-Adresse wurde geändert');
});

test('needs the password, and its links work once and expire', async () => {
  const person = await me();
  const email = newAddress();
  await expect(ask(person, email, 'nicht mein Passwort')).rejects.toMatchObject({
    i18nKey: 'account.password_wrong',
  });
  expect(await mailsTo(app.platform, email)).toEqual([]);
  await ask(person, email);
  const token = await mailed(email);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(confirm(token)).rejects.toMatchObject(dead);

  const late = newAddress();
  await ask(person, late);
  app.clock.advance({ hours: 24 });
  await expect(confirm(await mailed(late))).rejects.toMatchObject(dead);
});

test('answers the same for an address that is taken; its owner is notified', async () => {
  const { email: taken } = await aMember(app.platform);
  const [one, two] = [await me(), await me()];
  for (const { client } of [one, two]) await client.auth.getLogin();
  const free = await workDone(app.platform, () => ask(one, newAddress()));
  expect(await workDone(app.platform, () => ask(two, taken))).toEqual(free);
  expect(linkIn(await lastMailTo(app.platform, taken)).pathname).toBe('/login');
});

test('an address that was taken meanwhile stays with its new owner', async () => {
  const person = await me();
  const email = newAddress();
  await ask(person, email);
  await aMember(app.platform, { email });
  await expect(confirm(await mailed(email))).rejects.toMatchObject({ i18nKey: 'account.email_taken' });
  expect((await person.client.auth.getLogin()).email).toBe(person.email);
});

test.each(['before', 'after'])(
  'the old address objects %s it is confirmed: all as it was, every session ended',
  async (when) => {
    const person = await me();
    const email = newAddress();
    await ask(person, email);
    const [change, objection] = [await mailed(email), await mailed(person.email)];
    if (when === 'after') await confirm(change);
    await object(objection);
    await expect(person.client.auth.getLogin()).rejects.toMatchObject({ status: 401 });
    await expect(confirm(change)).rejects.toMatchObject(dead);
    await expect(object(objection)).rejects.toMatchObject(dead);
    expect((await login(person.email)).id).toBe(person.id);
    expect(linkIn(await lastMailTo(app.platform, person.email)).pathname).toBe('/password-recovery');
  },
);

test('a second change does not silence the first address, which may object for seven days', async () => {
  const person = await me();
  const [first, second] = [newAddress(), newAddress()];
  await ask(person, first);
  const objection = await mailed(person.email);
  await confirm(await mailed(first));
  await ask(person, second);
  expect((await lastMailTo(app.platform, first)).text).not.toContain('/email-change/object');
  await confirm(await mailed(second));
  await object(objection);
  expect((await login(person.email)).id).toBe(person.id);

  const late = await me();
  await ask(late, newAddress());
  const tooLate = await mailed(late.email);
  app.clock.advance({ days: 7 });
  await expect(object(tooLate)).rejects.toMatchObject(dead);
});

test('links that went to the old mailbox open nothing any more', async () => {
  const person = await me();
  await app.client().account.initiatePasswordRecovery({ body: { username: person.email } });
  const recovery = await mailed(person.email);
  const email = newAddress();
  await ask(person, email);
  await confirm(await mailed(email));
  await expect(
    app.client().account.updatePassword({
      body: { token: recovery, username: person.email, password: 'ein neues, langes Wort' },
    }),
  ).rejects.toMatchObject(dead);
});
