import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { parseAdministratorArguments } from './administrator-arguments.ts';

const password = 'drei Ziele, ein Maßstab';
const administrator = (args: string[], { environment = {}, typed = '' } = {}) =>
  parseAdministratorArguments({ args, environment, input: Readable.from([typed]) });

test('takes the first line that is piped in', async () => {
  expect(
    await administrator(['--email', 'a@firma.example', '--first-name', 'Ada'], {
      typed: `${password}\nmore`,
    }),
  ).toEqual({
    email: 'a@firma.example',
    password,
    firstName: 'Ada',
    language: 'de',
  });
});

test('prefers the password of the environment', async () => {
  const environment = { ADMIN_PASSWORD: password };
  expect(await administrator(['--email=a@firma.example', '--language', 'en'], { environment })).toMatchObject(
    {
      password,
      language: 'en',
    },
  );
});

test('by mail needs none', async () => {
  expect(await administrator(['--email', 'a@firma.example', '--mail'])).toMatchObject({ password: null });
});

test.each([
  ['no address', [], 'An e-mail address is needed.'],
  ['what is no address', ['--email', 'katrin'], 'An e-mail address is needed.'],
  ['an unknown option', ['--mail-address', 'x'], 'Usage: npm run admin:create'],
  ['another language', ['--email', 'a@firma.example', '--language', 'fr'], 'The language is de or en.'],
  ['a short password', ['--email', 'a@firma.example'], 'A password has 10 to 128 characters.'],
])('explains in one sentence what is wrong with %s', async (_, args, sentence) => {
  await expect(administrator(args, { typed: 'kurz\n' })).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringContaining(sentence),
  });
});
