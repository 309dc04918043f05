import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataInUseError } from './embedded-error.ts';
import { isAlive, listProcesses, type ProcessEntry, parentOf, signal, workingFolderOf } from './processes.ts';

export const SOCKET_NAME = '.s.PGSQL.5432';

/** The PostgreSQL process of a cluster. */
export interface Postmaster {
  pid: number;
  socketDir: string;
}

/**
 * The identity of the cluster folder, which all its PostgreSQL processes have in their command line or title. It
 * stays when the folder is moved, differs in a copy, and is visible to every user.
 */
export function clusterName(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `metra_${dev}_${ino}`;
}

/** Finds the PostgreSQL of this cluster, whoever started it. The pid file alone proves nothing. */
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

/** True if the program that started this PostgreSQL still runs. An orphan belongs to process 1. */
export function hasLivingOwner({ pid }: Postmaster): boolean {
  const parent = parentOf(pid);
  return parent !== undefined && parent > 1 && /\bnode\b/.test(commandOf(parent));
}

/**
 * Cleans up after a crash. Sessions of a dead server end only after their current work and prevent a new server until
 * then, so they are killed; recovery is necessary anyway. A pid file is removed if another program has its number,
 * because PostgreSQL would take it for a running server. PostgreSQL handles everything else.
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

/** A fast stop rolls back running transactions, ends all sessions and writes everything to disk. */
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
  // A single-user session writes its number as a negative one.
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

/**
 * Sessions and helper processes have the name in their title, and a server that is starting has it in its arguments.
 */
function sessionsOf(name: string): ProcessEntry[] {
  return listProcesses().filter(({ command }) => command.startsWith(`postgres: ${name}: `));
}

/** Sessions whose server has ended. Children of a server that another program is starting are not orphans. */
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

/**
 * True for a PostgreSQL that someone started by hand on this data, and false for another process that has got an old
 * pid.
 */
function isForeignServer(pid: number, command: string, cluster: string): boolean {
  if (!isPostgres(command)) return false;
  return command.split(' ').includes(cluster) || workingFolderOf(pid) === cluster;
}

function belongsTo(command: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(command);
}
