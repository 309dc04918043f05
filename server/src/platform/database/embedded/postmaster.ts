import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataInUseError } from './embedded-error.ts';
import { isAlive, listProcesses, type ProcessEntry, parentOf, signal, workingFolderOf } from './processes.ts';

export const SOCKET_NAME = '.s.PGSQL.5432';

/** What is running on a cluster right now. */
export interface Postmaster {
  pid: number;
  socketDir: string;
}

/**
 * The cluster folder's own identity, carried by every PostgreSQL process of ours in its command line or title:
 * it stays when the folder is moved and differs in a copy, and any user may read it.
 */
export function clusterName(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `metra_${dev}_${ino}`;
}

/** Finds the PostgreSQL on this cluster, whoever started it; a pid file alone proves nothing. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = readPidFile(cluster);
  if (file === undefined) return undefined;
  const command = listProcesses().find((entry) => entry.pid === file.pid)?.command ?? '';
  if (isPostgres(command) && belongsTo(command, clusterName(cluster))) return file;
  if (!isForeignServer(file.pid, command, cluster)) return undefined;
  throw new DataInUseError(
    `Another PostgreSQL (process ${file.pid}) seems to run on ${cluster}: stop it first, this program starts its own.`,
  );
}

/** Whether the program that started this PostgreSQL is still there; an orphan belongs to process 1. */
export function hasLivingOwner({ pid }: Postmaster): boolean {
  const parent = parentOf(pid);
  return parent !== undefined && parent > 1 && /\bnode\b/.test(commandOf(parent));
}

/**
 * Clears the way after a crash. Sessions of a dead server end by themselves, but only when they look up from what they
 * do, and until then no new server starts: as all of them are to recover anyway, they are ended at once. A pid file
 * whose number was given to some other program since would be taken for a living server. All else PostgreSQL sorts out
 * itself.
 */
export async function clearRemains(cluster: string, socketDir: string): Promise<void> {
  const name = clusterName(cluster);
  const noneLeft = () => sessionsOf(name).length === 0 || findPostmaster(cluster) !== undefined;
  for (const pid of orphansOf(name)) signal(pid, 'SIGKILL');
  if (!(await waitUntil(noneLeft, 2_000))) {
    for (const { pid } of sessionsOf(name)) signal(pid, 'SIGKILL');
    await waitUntil(noneLeft, 2_000);
  }
  if (findPostmaster(cluster) !== undefined) return;
  for (const path of [join(cluster, 'postmaster.pid'), join(socketDir, `${SOCKET_NAME}.lock`)]) {
    const pid = firstNumberIn(path);
    if (pid !== undefined && isAlive(pid) && !isPostgres(commandOf(pid))) rmSync(path, { force: true });
  }
}

/** Fast stop: running transactions are rolled back, all sessions end, everything is written out. */
export async function stopPostmaster(pid: number, cluster: string, patience = 30_000): Promise<void> {
  const gone = () => !isAlive(pid) || commandOf(pid) === '';
  signal(pid, 'SIGINT');
  if (await waitUntil(gone, patience)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntil(gone, 5_000)) return;
  signal(pid, 'SIGKILL');
  for (const session of sessionsOf(clusterName(cluster))) signal(session.pid, 'SIGKILL');
}

export async function waitUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

function readPidFile(cluster: string): Postmaster | undefined {
  const path = join(cluster, 'postmaster.pid');
  const pid = firstNumberIn(path);
  return pid === undefined ? undefined : { pid, socketDir: linesOf(path)[4] ?? '' };
}

function firstNumberIn(path: string): number | undefined {
  // A single-user session writes its number negative.
  const pid = Math.abs(Number(linesOf(path)[0]));
  return pid > 0 ? pid : undefined;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Sessions and helpers carry the name in their title; a server just being started has it among its arguments. */
function sessionsOf(name: string): ProcessEntry[] {
  return listProcesses().filter(({ command }) => command.startsWith(`postgres: ${name}: `));
}

/** Those whose server is gone. A server that another program starts at this very moment has children too. */
function orphansOf(name: string): number[] {
  const servers = new Set(listProcesses().flatMap(({ pid, command }) => (isPostgres(command) ? [pid] : [])));
  return sessionsOf(name)
    .filter(({ pid }) => !servers.has(parentOf(pid) ?? pid))
    .map(({ pid }) => pid);
}

function commandOf(pid: number): string {
  return listProcesses().find((entry) => entry.pid === pid)?.command ?? '';
}

function isPostgres(command: string): boolean {
  return /^(\S*\/)?postgres(:|\s|$)/.test(command) || command.includes('/native/bin/postgres ');
}

/** A PostgreSQL someone started by hand on our data, as opposed to any process that got an old number. */
function isForeignServer(pid: number, command: string, cluster: string): boolean {
  if (!isPostgres(command)) return false;
  return command.split(' ').includes(cluster) || workingFolderOf(pid) === cluster;
}

function belongsTo(command: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(command);
}
