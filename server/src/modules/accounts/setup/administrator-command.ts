import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isEmail, Language, Password } from '@metra/contract/primitives';
import { systemClock } from '../../../platform/clock/clock.ts';
import { ConfigurationError, readConfiguration } from '../../../platform/configuration.ts';
import { joinDatabase } from '../../../platform/database/join-database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { createLog } from '../../../platform/log.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import { createAdministrator, type NewAdministrator, type Outcome } from './create-administrator.ts';

const usage = `Usage: npm run admin:create -- --email person@example.org [--first-name …] [--last-name …] [--language de|en] [--mail]

The password is read from ADMIN_PASSWORD, from the terminal or from standard input; with --mail the person chooses one
by a mailed link.`;

const sentences: Record<Outcome, string> = {
  created: 'is an administrator now.',
  mailed: 'gets a mail with a link to choose a password.',
  promoted: 'had an account already: it is an administrator now and keeps its password.',
  already: 'is an administrator already; nothing was changed.',
  'not needed': 'was not needed.',
};

function readOptions() {
  try {
    return parseArgs({
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        language: { type: 'string', default: 'de' },
        mail: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new ConfigurationError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** Typed without showing it, or piped in. */
async function readPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: isTerminal });
  const first = await reader[Symbol.asyncIterator]().next();
  reader.close();
  if (isTerminal) process.stderr.write('\n');
  return first.done ? '' : first.value;
}

async function readWish(): Promise<NewAdministrator> {
  const { email, mail, language, 'first-name': firstName, 'last-name': lastName } = readOptions();
  if (!email || !isEmail(email)) throw new ConfigurationError(`An e-mail address is needed.\n\n${usage}`);
  const { data: spoken } = Language.safeParse(language);
  if (!spoken) throw new ConfigurationError('The language is de or en.');
  const password = mail ? null : process.env.ADMIN_PASSWORD || (await readPassword());
  if (password !== null && !Password.safeParse(password).success)
    throw new ConfigurationError('A password has 10 to 128 characters.');
  return {
    email,
    password,
    language: spoken,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

async function run(): Promise<string> {
  const wish = await readWish();
  // This command names the administrator itself.
  const { ADMIN_EMAIL: _, ADMIN_PASSWORD: __, ...environment } = process.env;
  const configuration = readConfiguration(environment);
  const { connectionString, leave } = await joinDatabase(configuration);
  try {
    await migrate({ connectionString });
    const log = createLog('warn', configuration.instance);
    const platform = await openPlatform({
      configuration,
      connectionString,
      clock: systemClock,
      log,
      works: false,
    });
    try {
      await platform.jobs.start();
      return `${wish.email} ${sentences[await createAdministrator(platform, wish)]}`;
    } finally {
      await platform.close();
    }
  } finally {
    await leave();
  }
}

function tell(error: unknown): string {
  if (error instanceof DomainError && error.key === 'account.password_weak')
    return 'This password is too easy to guess.';
  if (error instanceof DomainError && error.key === 'auth.not_confirmed')
    return 'There is an account with this address that was never confirmed: its owner has to do that first.';
  if (!(error instanceof Error)) return String(error);
  const expected = [
    'ConfigurationError',
    'EmbeddedPostgresError',
    'DataInUseError',
    'MigrationError',
    'DatabaseUnavailable',
  ];
  return expected.includes(error.name) ? error.message : (error.stack ?? error.message);
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${tell(error)}\n`);
  process.exitCode = 1;
}
