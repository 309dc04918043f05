import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../test/app/patience.ts';
import { aDataFolder, postmastersOn, startLedger } from '../../../../test/program/ledger.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { signal } from './processes.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function aFolder(): string {
  const folder = aDataFolder();
  cleanUps.push(() => folder.remove());
  return folder.path;
}

const tooLongForASocket = 'a'.repeat(120);

/**
 * Initialising takes most of a second, so it is done once, in the most difficult place, and copied for the other
 * tests.
 */
let prepared = '';
beforeAll(async () => {
  const folder = aDataFolder();
  prepared = join(folder.path, tooLongForASocket);
  await (await startEmbeddedPostgres({ dataDir: prepared, durable: false })).stop();
  return () => folder.remove();
});

function aPreparedFolder(name = 'data'): string {
  const folder = join(aFolder(), name);
  mkdirSync(dirname(folder), { recursive: true });
  execFileSync('cp', ['-a', prepared, folder]);
  return folder;
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  cleanUps.push(() => postgres.stop());
  return postgres;
}

async function ask(connectionString: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('one folder', () => {
  test('serves one program at a time, and the next one when the first is killed', async () => {
    const folder = aPreparedFolder();
    const first = startLedger(folder, 1, { durable: false });
    cleanUps.push(() => first.process.kill('SIGKILL') && first.ended);
    await first.ready;

    const second = startLedger(folder, 1_000_000, { durable: false });
    expect(await second.ended).toBe(1);
    expect(second.complaint()).toMatch(/^Another running program already uses the data in .*\.\n$/);

    await first.keeps(3);
    const before = postmastersOn(folder);
    expect(before).toHaveLength(1);
    first.process.kill('SIGKILL');
    await first.ended;

    const next = await start(folder);
    expect(next.adopted).toBe(true);
    expect(postmastersOn(folder)).toEqual(before);
    expect(Number(await ask(next.connectionString(), 'select count(*) from ledger'))).toBeGreaterThan(0);
  });

  test('restarts a server that it takes over with different settings', async () => {
    const folder = aPreparedFolder();
    const first = startLedger(folder, 1, { durable: false });
    await first.ready;
    first.process.kill('SIGKILL');
    await first.ended;

    const next = await startEmbeddedPostgres({
      dataDir: folder,
      durable: false,
      settings: { work_mem: '5MB' },
    });
    cleanUps.push(() => next.stop());
    expect(next.adopted).toBe(false);
    expect(await ask(next.connectionString(), 'show work_mem')).toBe('5MB');
    expect(postmastersOn(folder)).toHaveLength(1);
  });

  test('may be entered by nobody else, so that no password is needed', async () => {
    const postgres = await start(aPreparedFolder());
    expect(statSync(postgres.socketDir).mode & 0o077).toBe(0);
    expect(await ask(postgres.connectionString(), 'show listen_addresses')).toBe('');
    const superuser = 'select rolsuper from pg_roles where rolname = current_user';
    expect(await ask(postgres.connectionString(), superuser)).toBe(false);
  });

  test('works with a path too long for a socket', async () => {
    const postgres = await start(aPreparedFolder(tooLongForASocket));
    expect(await ask(postgres.connectionString(), 'select 1')).toBe(1);
    expect(statSync(postgres.socketDir).mode & 0o077).toBe(0);
  });
});

describe('a PostgreSQL that dies under the running program', () => {
  test('restarts, but not after it was stopped', async () => {
    const folder = aPreparedFolder();
    const postgres = await start(folder);
    const [before = 0] = postmastersOn(folder);
    signal(before, 'SIGKILL');
    await expect
      .poll(() => ask(postgres.connectionString(), 'select 1').catch(() => undefined), patience)
      .toBe(1);
    expect(postmastersOn(folder)).not.toContain(before);
    await postgres.stop();
    expect(await postgres.exited).toBeUndefined();
    expect(postmastersOn(folder)).toEqual([]);
  });
});

describe('the remains of an earlier crash', () => {
  test('a half-initialised folder is begun anew', async () => {
    const folder = aFolder();
    const unfinished = () => filesIn(folder).filter((name) => name.startsWith('cluster.new-'));
    const first = startLedger(folder, 1, { durable: false });
    await expect.poll(() => unfinished().length, { ...patience, interval: 5 }).toBe(1);
    first.process.kill('SIGKILL');
    await first.ended;
    expect(filesIn(folder)).not.toContain('cluster');

    const postgres = await start(folder);
    expect(await ask(postgres.connectionString(), 'select 1')).toBe(1);
    expect(unfinished()).toEqual([]);
  });

  test('a pid file is no obstacle when its number belongs to another program now', async () => {
    const folder = aPreparedFolder();
    const first = await start(folder);
    const pidFile = join(folder, 'cluster/postmaster.pid');
    const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
    await first.stop();
    writeFileSync(pidFile, [process.ppid, ...rest].join('\n'));
    writeFileSync(join(folder, '.s.PGSQL.5432.lock'), [process.ppid, ...rest].join('\n'));
    const second = await start(folder);
    expect(await ask(second.connectionString(), 'select 1')).toBe(1);
  });
});

describe('one clear sentence', () => {
  test('for a folder that cannot be written', async () => {
    const parent = aFolder();
    mkdirSync(parent, { mode: 0o500 });
    // Permissions do not stop root, but a file in the place of a folder does.
    const folder = process.getuid?.() === 0 ? join(parent, 'file/data') : join(parent, 'data');
    if (process.getuid?.() === 0) writeFileSync(join(parent, 'file'), '');
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      `The data folder ${folder} is not writable for this user`,
    );
    chmodSync(parent, 0o700);
  });

  test('for data of another PostgreSQL version, which is left alone', async () => {
    const folder = aPreparedFolder();
    await (await start(folder)).stop();
    const version = join(folder, 'cluster/PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(start(folder)).rejects.toThrow(
      /was written by PostgreSQL 17 and this program carries PostgreSQL 18/,
    );
    writeFileSync(version, '18\n');
    const again = await start(folder);
    expect(await ask(again.connectionString(), 'select 1')).toBe(1);
  });

  test('for a folder that is no complete database, which is left alone', async () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'cluster/base'), { recursive: true });
    await expect(start(folder)).rejects.toThrow(/cluster is not a complete database: move it away/);
    expect(statSync(join(folder, 'cluster/base')).isDirectory()).toBe(true);
  });
});

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
