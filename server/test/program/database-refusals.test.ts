import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../../src/platform/configuration.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/database/embedded/embedded-postgres.ts';
import { reachDatabase } from '../../src/platform/database/reach-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { runUntilEnd } from './run-program.ts';

/** A PostgreSQL on a private part of the loopback network. */
const host = `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`;
const at = `${host}:5432`;
const secret = 'geheim-7351';
const folder = mkdtempSync(join(tmpdir(), `metra-test-${process.pid}-`));
const settings = { listen_addresses: host, max_connections: '20' };
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  const start = () => startEmbeddedPostgres({ dataDir: folder, durable: false, settings });
  await (await start()).stop();
  const rules = [
    'local all all trust',
    'hostssl encrypted all all scram-sha-256',
    'host encrypted all all reject',
    'host closed all all scram-sha-256',
    'host metra all all scram-sha-256',
    'host missing all all scram-sha-256',
  ];
  writeFileSync(join(folder, 'cluster/pg_hba.conf'), `${rules.join('\n')}\n`);
  postgres = await start();
  await administrate(
    `create role visitor login password '${secret}'`,
    `alter role metra password '${secret}'`,
    'create database encrypted',
    'create database closed',
    'revoke connect on database closed from public',
  );
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function administrate(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.adminConnectionString() });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const address = (database: string, { user = 'metra', password = secret, options = '' } = {}) =>
  `postgres://${user}${password ? `:${password}` : ''}@${at}/${database}${options}`;

const log = createLog('silent', 'test');

/** The program's only output when it starts with this address. */
async function refusal(url: string, directUrl?: string): Promise<string> {
  const environment = { DATABASE_URL: url, ...(directUrl && { DATABASE_DIRECT_URL: directUrl }) };
  const told = await reachDatabase(readConfiguration(environment), log).catch((error: Error) => error);
  expect(told).toMatchObject({ name: 'DatabaseRefused', message: expect.not.stringContaining(secret) });
  return told instanceof Error ? told.message : '';
}

describe('a database that refuses is told in one sentence: what, and what to do', () => {
  const cases: [name: string, url: () => string, sentence: string][] = [
    [
      'a wrong password',
      () => address('metra', { password: 'falsch' }),
      `${at} refuses the password of the user metra: correct it in DATABASE_URL.`,
    ],
    [
      'no password',
      () => address('metra', { password: '' }),
      `${at} wants a password of the user metra: add it to DATABASE_URL.`,
    ],
    [
      'a missing database',
      () => address('missing'),
      `There is no database missing at ${at}: create it, or correct DATABASE_URL.`,
    ],
    [
      'no right to connect',
      () => address('closed', { user: 'visitor' }),
      'The database closed is not open to the user visitor: make it the owner of that database.',
    ],
    [
      'encryption wanted',
      () => address('encrypted'),
      `${at} wants an encrypted connection: add sslmode=verify-full to DATABASE_URL.`,
    ],
    [
      'encryption not offered',
      () => address('metra', { options: '?sslmode=verify-full' }),
      `${at} offers no encryption: switch it on there, or take sslmode out of DATABASE_URL.`,
    ],
    [
      'an unknown host',
      () => `postgres://metra:${secret}@nowhere.invalid/metra`,
      'The host nowhere.invalid is unknown: correct DATABASE_URL.',
    ],
    [
      'nobody there',
      () => `postgres://metra:${secret}@${host}:1/metra`,
      `Nothing answers at ${host}:1: start PostgreSQL there, or correct DATABASE_URL.`,
    ],
    [
      'no socket there',
      () => `postgres://metra:${secret}@/metra?host=/nowhere`,
      'Nothing answers at /nowhere: start PostgreSQL there, or correct DATABASE_URL.',
    ],
    [
      'no address',
      () => `postgres://metra:${secret}@host:port/metra`,
      'The setting DATABASE_URL is not usable: it has the form postgres://user:password@host:5432/database.',
    ],
  ];
  test.each(cases)('%s', async (_, url, sentence) => {
    expect(await refusal(url())).toBe(sentence);
  });

  test.each([
    [
      'before it reads its modules',
      () => address('metra', { password: 'falsch' }),
      `${at} refuses the password of the user metra: correct it in DATABASE_URL.`,
    ],
    [
      'while it makes tables, without the right to',
      () => address('metra', { user: 'visitor' }),
      'The user visitor may not make tables in the database metra: make it the owner of that database.',
    ],
  ])('by the program, %s', async (_, url, errors) => {
    expect(await runUntilEnd({ DATABASE_URL: url() })).toEqual({ code: 1, errors });
  });

  test('too old a PostgreSQL', async () => {
    const old = await aServerThatSays(helloOfVersion(16));
    expect(await refusal(`postgres://metra@127.0.0.1:${old}/metra`)).toBe(
      'DATABASE_URL leads to PostgreSQL 16: PostgreSQL 17 or newer is needed.',
    );
  });

  test('what is no PostgreSQL', async () => {
    const port = await aServerThatSays(undefined);
    expect(await refusal(`postgres://metra:${secret}@127.0.0.1:${port}/metra`)).toMatch(
      /^127\.0\.0\.1:\d+ closes the connection without a word, .+: correct DATABASE_URL\.$/,
    );
  });

  test('a pooler with passwords of its own', async () => {
    const own = { auth_type: 'scram-sha-256' };
    const pooler = await startPgBouncer(postgres.connectionString(), own, { metra: secret });
    onTestFinished(() => pooler.stop());
    const wrong = await refusal(pooler.urlOf({ password: 'falsch' }), address('metra'));
    expect(wrong).toMatch(
      /^127\.0\.0\.1:\d+ refuses the password of the user metra: correct it in DATABASE_URL\.$/,
    );
    const unknown = await refusal(pooler.urlOf({ user: 'nobody', password: 'falsch' }), address('metra'));
    expect(unknown).toMatch(/^127\.0\.0\.1:\d+ .+ the user nobody: .+ DATABASE_URL\.$/);
  });

  test('also by the commands of the operator', async () => {
    const commands = {
      'platform/backup/backup-command.ts': [],
      'platform/backup/restore-command.ts': [join(folder, 'postgres.log')],
      'modules/accounts/setup/administrator-command.ts': ['--email', 'a@firma.example', '--mail'],
      'modules/accounts/setup/lost-second-factor-command.ts': ['--email', 'a@firma.example'],
    };
    for (const [file, words] of Object.entries(commands)) {
      const program = join(import.meta.dirname, '../../src', file);
      const env = {
        ...process.env,
        DATA_DIR: folder,
        DATABASE_URL: address('metra', { password: 'falsch' }),
      };
      const ended = promisify(execFile)(process.execPath, [program, ...words], { env });
      await expect(ended, file).rejects.toMatchObject({
        code: 1,
        stderr: `${at} refuses the password of the user metra: correct it in DATABASE_URL.\n`,
      });
    }
  });
});

/** A port that answers every message with these bytes, or closes the connection without any. */
async function aServerThatSays(answers: ((message: number) => Buffer) | undefined): Promise<number> {
  const server = createServer((socket: Socket) => {
    let messages = 0;
    socket.on('error', () => {});
    socket.on('data', () => (answers ? socket.write(answers(messages++)) : socket.destroy()));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : 0;
}

/** The greeting and the first answer of another version of PostgreSQL, in its protocol. */
const helloOfVersion = (version: number) => (message: number) => {
  const part = (letter: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(content.length + 4);
    return Buffer.concat([Buffer.from(letter), length, content]);
  };
  const ready = part('Z', Buffer.from('I'));
  if (message === 0) return Buffer.concat([part('R', Buffer.alloc(4)), part('K', Buffer.alloc(8)), ready]);
  const names = ['version', 'pid', 'identity'];
  const count = Buffer.from([0, names.length]);
  const columns = names.map((name) => {
    const rest = Buffer.alloc(18);
    rest.writeInt32BE(23, 6);
    return Buffer.concat([Buffer.from(`${name}\0`), rest]);
  });
  const values = [String(version), '1', '1'].map((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value.length);
    return Buffer.concat([length, Buffer.from(value)]);
  });
  return Buffer.concat([
    part('T', Buffer.concat([count, ...columns])),
    part('D', Buffer.concat([count, ...values])),
    part('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
};
