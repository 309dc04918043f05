import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError, explain, messageOf } from './embedded-error.ts';
import type { OperatingUser } from './operating-user.ts';
import { waitUntil } from './postmaster.ts';
import { isAlive, listProcesses, signal } from './processes.ts';

const UNFINISHED = /^cluster\.new-(\d+)$/;

/** The folder must exist before the operating user is determined. */
export function ensureFolder(dataDir: string): void {
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

export async function ensureCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: OperatingUser,
  durable: boolean,
): Promise<string> {
  const cluster = join(dataDir, 'cluster');
  await removeUnfinished(dataDir, user);
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    await initialise(dataDir, cluster, binaries, user, durable);
  }
  checkCluster(cluster, binaries);
  user.takeFromRoot(cluster);
  return cluster;
}

function checkCluster(cluster: string, { major }: PostgresBinaries): void {
  const version = join(cluster, 'PG_VERSION');
  if (!existsSync(version) || !existsSync(join(cluster, 'global/pg_control'))) {
    throw new EmbeddedPostgresError(
      `The folder ${cluster} is not a complete database: move it away to begin anew, or restore a backup.`,
    );
  }
  const found = readFileSync(version, 'utf8').trim();
  if (found !== major) {
    throw new EmbeddedPostgresError(
      `The data in ${cluster} was written by PostgreSQL ${found} and this program carries PostgreSQL ${major}: start it with the program that wrote it, make a backup there and restore it here.`,
    );
  }
}

/**
 * The cluster is created beside its place and then moved, so that a kill leaves either nothing or a complete cluster.
 */
async function initialise(
  dataDir: string,
  cluster: string,
  binaries: PostgresBinaries,
  user: OperatingUser,
  durable: boolean,
): Promise<void> {
  const unfinished = join(dataDir, `cluster.new-${process.pid}`);
  try {
    remove(unfinished, user);
    mkdirSync(unfinished, { mode: 0o700 });
    user.own(unfinished);
    await runInitdb(dataDir, unfinished, binaries, user, durable);
    renameSync(unfinished, cluster);
    syncFolder(dataDir);
  } catch (error) {
    remove(unfinished, user);
    // Another program has initialised the same folder meanwhile, and its cluster can be used.
    if (existsSync(join(cluster, 'PG_VERSION'))) return;
    throw error instanceof EmbeddedPostgresError ? error : explain(dataDir, 'initialised', messageOf(error));
  }
}

function runInitdb(
  dataDir: string,
  folder: string,
  binaries: PostgresBinaries,
  user: OperatingUser,
  durable: boolean,
): Promise<void> {
  const command = user.command(binaries.initdb, [
    `--pgdata=${folder}`,
    '--username=postgres',
    // Trust applies to the local socket only, whose folder is closed to other users.
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  return new Promise((resolve, reject) => {
    const initdb = spawn(command.file, command.args, {
      ...command.options,
      cwd: dataDir,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    initdb.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    initdb.once('error', (error) => reject(explain(dataDir, 'initialised', error.message)));
    initdb.once('close', (code) => (code === 0 ? resolve() : reject(explain(dataDir, 'initialised', said))));
  });
}

/** Removes the remains of an initialisation that was killed. */
async function removeUnfinished(dataDir: string, user: OperatingUser): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const maker = UNFINISHED.exec(name)?.[1];
    if (maker === undefined || (isAlive(Number(maker)) && isRecent(join(dataDir, name)))) continue;
    const folder = join(dataDir, name);
    for (const { pid, command } of listProcesses()) {
      if (command.includes(`--pgdata=${folder}`)) signal(pid, 'SIGKILL');
    }
    // The child process of the killed program only notices it at its next write.
    await waitUntil(() => remove(folder, user), 1_000);
  }
}

/** The removal runs as the owner, never as root in a folder that another user can change. */
function remove(folder: string, user: OperatingUser): boolean {
  const command = user.command('/bin/rm', ['-rf', '--', folder]);
  return spawnSync(command.file, command.args, { ...command.options, stdio: 'ignore' }).status === 0;
}

function isRecent(path: string): boolean {
  return Date.now() - statSync(path).mtimeMs < 60_000;
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function notWritable(dataDir: string, error: unknown): EmbeddedPostgresError {
  const said = messageOf(error);
  if (/ENOSPC|EDQUOT/.test(said)) return explain(dataDir, 'created', said);
  return new EmbeddedPostgresError(`The data folder ${dataDir} is not writable for this user: ${said}`);
}
