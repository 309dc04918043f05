import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { isEmail, Language, Password } from '@metra/contract/core/primitives';
import { ConfigurationError } from '../../../platform/configuration.ts';
import type { NewAdministrator } from './administrator.service.ts';

const usage = `Usage: npm run admin:create -- --email person@example.org [--first-name …] [--last-name …] [--language de|en] [--mail]

The password is read from ADMIN_PASSWORD, from the terminal or from standard input; with --mail the person chooses one
by a mailed link.`;

interface Given {
  args: string[];
  environment: NodeJS.ProcessEnv;
  input: Readable & { isTTY?: boolean };
}

/** The administrator to create, according to the command line. */
export async function parseAdministratorArguments({
  args,
  environment,
  input,
}: Given): Promise<NewAdministrator> {
  const { email, mail, language, 'first-name': firstName, 'last-name': lastName } = optionsOf(args);
  if (!email || !isEmail(email)) throw new ConfigurationError(`An e-mail address is needed.\n\n${usage}`);
  const { data: spoken } = Language.safeParse(language);
  if (!spoken) throw new ConfigurationError('The language is de or en.');
  const password = mail ? null : environment.ADMIN_PASSWORD || (await readPassword(input));
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

function optionsOf(args: string[]) {
  try {
    return parseArgs({
      args,
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

/** Reads the password from a hidden prompt or from a pipe. */
async function readPassword(input: Given['input']): Promise<string> {
  const isTerminal = input.isTTY === true;
  if (isTerminal) process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: isTerminal });
  const first = await reader[Symbol.asyncIterator]().next();
  reader.close();
  if (isTerminal) process.stderr.write('\n');
  return first.done ? '' : first.value;
}
