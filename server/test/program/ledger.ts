import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { listProcesses, parentOf } from '../../src/platform/database/embedded/processes.ts';

/** A run of the ledger program with its output so far. */
export interface LedgerRun {
  process: ChildProcess;
  /** The acknowledged numbers. */
  kept: number[];
  /** The number of rows at the start; rejects with the error message if the program ends before. */
  ready: Promise<number>;
  /** The exit code, or null if it was killed. */
  ended: Promise<number | null>;
  complaint(): string;
  /** Resolves after this many further acknowledged rows. */
  keeps(rows: number): Promise<void>;
}

export function aDataFolder(): { path: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'metra-ledger-'));
  return { path: join(parent, 'postgres'), remove: () => rmSync(parent, { recursive: true, force: true }) };
}

export function startLedger(dataDir: string, first = 1, { durable = true } = {}): LedgerRun {
  const program = join(import.meta.dirname, 'ledger-program.ts');
  const args = [program, dataDir, String(first), ...(durable ? [] : ['volatile'])];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kept: number[] = [];
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ready = Promise.withResolvers<number>();
  // A run that is killed before it is ready is only a failure if somebody awaits it.
  ready.promise.catch(() => undefined);
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const [word, number] = line.split(' ');
    if (word === 'ready') ready.resolve(Number(number));
    if (word === 'kept') kept.push(Number(number));
  });
  const ended = once(child, 'close').then(([code]) => {
    ready.reject(new Error(complaint || 'The ledger program ended before it was ready.'));
    return code as number | null;
  });
  const keeps = (rows: number) =>
    new Promise<void>((resolve) => {
      const goal = kept.length + rows;
      lines.on('line', () => {
        if (kept.length >= goal) resolve();
      });
    });
  return { process: child, kept, ready: ready.promise, ended, complaint: () => complaint, keeps };
}

export function postmastersOn(dataDir: string): number[] {
  const found = listProcesses()
    .filter(({ command }) => command.includes(`/postgres -D ${join(dataDir, 'cluster')} `))
    .filter(({ command }) => !command.startsWith('setpriv'))
    .map(({ pid }) => pid);
  // A forked child still has its parent's command line.
  return found.filter((pid) => !found.includes(parentOf(pid) ?? 0));
}

/** All PostgreSQL processes of this folder: the server, its helpers and its sessions. */
export function postgresProcessesOn(dataDir: string): number[] {
  const [postmaster] = postmastersOn(dataDir);
  const name = /\bmetra_\d+_\d+\b/.exec(commandOf(postmaster))?.[0];
  if (name === undefined) return [];
  return listProcesses()
    .filter(({ command }) => /postgres/.test(command) && new RegExp(`\\b${name}\\b`).test(command))
    .map(({ pid }) => pid);
}

function commandOf(pid: number | undefined): string {
  return listProcesses().find((entry) => entry.pid === pid)?.command ?? '';
}
