import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostmaster, stopPostmaster } from '../../server/src/platform/database/embedded/postmaster.ts';
import { listProcesses } from '../../server/src/platform/database/embedded/processes.ts';

const named = /^metra-bench-(\d+)-/;

/** Creates the folder for all files of a run. Its name contains the process id. */
export const newRunFolder = (): string => mkdtempSync(join(tmpdir(), `metra-bench-${process.pid}-`));

export const postgresFolder = (folder: string): string => join(folder, 'postgres');

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes PostgreSQL and the folder of runs that were killed. */
export async function removeLeftovers(): Promise<void> {
  const running = new Map(listProcesses().map(({ pid, command }) => [pid, command]));
  for (const folder of leftovers(readdirSync(tmpdir()), running).map((name) => join(tmpdir(), name))) {
    const cluster = join(postgresFolder(folder), 'cluster');
    const postmaster = existsSync(cluster) ? findPostmaster(cluster) : undefined;
    if (postmaster) await stopPostmaster(postmaster.pid, cluster);
    removeFolder(folder);
    console.log(`Removed ${folder}, which a killed run had left behind.`);
  }
}

/** Returns the folders of ended runs: their process id is free or belongs to another program. */
export function leftovers(names: readonly string[], running: ReadonlyMap<number, string>): string[] {
  return names.filter((name) => {
    const pid = Number(named.exec(name)?.[1]);
    return pid > 0 && !running.get(pid)?.includes('bench/main.ts');
  });
}
