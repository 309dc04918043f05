import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readModuleSettings } from '../../src/module-settings.ts';
import { seedCatalogue } from '../../src/modules/catalogue/seed.store.ts';
import { seedContent } from '../../src/modules/content/seed.store.ts';
import { seedStandards } from '../../src/modules/standards/standards.module.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { findPostmaster, stopPostmaster } from '../../src/platform/database/embedded/postmaster.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { readMigrations } from '../../src/platform/database/migration-files.ts';
import { openPlatform } from '../../src/platform/open-platform.ts';
import { folderHash } from '../readers/folder-hash.ts';
import { withDatabase } from './connection-string.ts';
import { countStep } from './count-step.ts';
import { patientLimits } from './patience.ts';
import { newRunFolder, runFolders } from './run-folder.ts';

export type TestCluster = {
  /** An address of the maintenance database, for createDatabase. */
  connectionString: string;
  stop(): Promise<void>;
};

export type TestDatabase = { connectionString: string; drop(): Promise<void> };

const template = 'metra_template';
const cache = join(import.meta.dirname, '../../../.cache/test-cluster');
const runFolder = /^metra-test-(\d+)-/;
const forgetAfterMs = 24 * 60 * 60 * 1_000;
/**
 * No data outlives the run, and many test files hold connections at once. Autovacuum runs as superuser, whose session
 * the owner of a database cannot end, so it would sometimes prevent a test file from dropping its database.
 */
const settings = { max_connections: '400', shared_buffers: '64MB', max_wal_size: '1GB', autovacuum: 'off' };

/**
 * Starts one PostgreSQL for a whole run, with a migrated and seeded template. It is a copy, so that simultaneous runs
 * are independent.
 */
export async function startTestCluster(): Promise<TestCluster> {
  await removeLeftovers();
  const prepared = await prepareTemplate();
  const dataDir = newRunFolder();
  copyWithOwner(prepared, dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, settings });
  // The first connection to a database writes a cache for the next ones, which clones then contain.
  await runAlone(postgres.connectionString(template), 'select 1');
  return {
    connectionString: postgres.connectionString('postgres'),
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database for one test file, cloned from the template. */
export function createDatabase(cluster: { connectionString: string }): Promise<TestDatabase> {
  return create(cluster.connectionString, `template ${template} strategy file_copy`);
}

/** An empty database without a schema. */
export function createEmptyDatabase(cluster: { connectionString: string }): Promise<TestDatabase> {
  return create(cluster.connectionString, '');
}

async function create(connectionString: string, from: string): Promise<TestDatabase> {
  countStep('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAlone(connectionString, `create database ${name} ${from}`);
  return {
    connectionString: withDatabase(connectionString, name),
    drop: () => runAlone(connectionString, `drop database if exists ${name} with (force)`),
  };
}

async function runAlone(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // The kernel clones the template's files if the file system supports it, which is twice as fast.
    await client.query('set file_copy_method = clone').catch(() => {});
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Built once per state of migrations and catalogue, and kept stopped. */
async function prepareTemplate(): Promise<string> {
  const ready = join(cache, templateHash());
  if (existsSync(ready)) return ready;
  mkdirSync(cache, { recursive: true });
  forgetOldTemplates();
  const building = mkdtempSync(join(cache, 'building-'));
  const postgres = await startEmbeddedPostgres({ dataDir: building, durable: false, settings });
  await runAlone(postgres.connectionString('postgres'), `create database ${template}`);
  const connectionString = postgres.connectionString(template);
  await migrate({ connectionString });
  const database = openDatabase({ connectionString, max: 2, limits: patientLimits });
  await seedCatalogue(database);
  await seedContent(database);
  await seedStandards(database);
  await makeQueues(connectionString);
  // Every database has its own secrets.
  await database.kysely.deleteFrom('server_secrets').execute();
  await database.close();
  await postgres.stop();
  try {
    renameSync(building, ready);
  } catch {
    // Another run was faster, and its template is the same.
    rmSync(building, { recursive: true, force: true });
  }
  return ready;
}

/** A starting application finds its queues of jobs. An application with other queues changes them as usual. */
async function makeQueues(connectionString: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'metra-template-'));
  const environment = { NODE_ENV: 'test', PUBLIC_URL: 'https://metra.example', DATA_DIR: dataDir };
  const platform = await openPlatform({
    configuration: readConfiguration(environment),
    connectionString,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    works: false,
    databaseLimits: patientLimits,
  });
  const { wireModules } = await import('../../src/modules.ts');
  wireModules(platform, readModuleSettings(environment));
  await platform.jobs.start();
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function templateHash(): string {
  const server = join(import.meta.dirname, '../..');
  const hash = createHash('sha256');
  for (const { checksum } of readMigrations()) hash.update(checksum);
  hash.update(folderHash(join(server, 'catalogue')));
  for (const file of [
    'modules/catalogue/seed.store.ts',
    'modules/catalogue/seed-rows.ts',
    'modules/content/seed.store.ts',
    'modules/standards/definitions/delivered-standards.ts',
    'modules/standards/definitions/seed.store.ts',
    'modules/content/delivered-content.ts',
    'modules/kpis/definitions/seed.store.ts',
    'modules/tags/seed.store.ts',
    'modules/tags/delivered-tags.ts',
    'modules/search-words/seed.store.ts',
    'modules/search-words/delivered-words.ts',
    'platform/database/delivered-rows.ts',
  ])
    hash.update(readFileSync(join(server, 'src', file)));
  hash.update(folderHash(join(server, 'src/platform/database/embedded')));
  hash.update(folderHash(join(server, 'src/platform/jobs')));
  return hash.digest('hex').slice(0, 16);
}

function forgetOldTemplates(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > forgetAfterMs)
      rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes the PostgreSQL and the folder of a killed run. */
async function removeLeftovers(): Promise<void> {
  const folders = runFolders.flatMap((parent) => readdirSync(parent).map((name) => [parent, name] as const));
  for (const [parent, name] of folders) {
    const pid = Number(runFolder.exec(name)?.[1]);
    if (!pid || isRunning(pid)) continue;
    const dataDir = join(parent, name);
    const cluster = join(dataDir, 'cluster');
    const postmaster = existsSync(cluster) ? findPostmaster(cluster) : undefined;
    if (postmaster) await stopPostmaster(postmaster.pid, cluster);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** When started as root, PostgreSQL runs as another user, who must own the files. */
function copyWithOwner(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
