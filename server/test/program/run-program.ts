import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeOptions from '../../node-options.json' with { type: 'json' };
import { countStep } from '../app/count-step.ts';

export interface RunningProgram {
  address: string;
  process: ChildProcess;
  /** Ends the program and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface EndedProgram {
  code: number | null;
  errors: string;
}

const main = join(import.meta.dirname, '../../src/main.ts');

export interface Machine {
  /** A disk of this size that only the program sees under this path. */
  disk?: { folder: string; megabytes: number };
}

/** Linux allows ordinary users to mount inside their own namespace, which ends with the program. */
function onOwnDisk({ folder, megabytes }: NonNullable<Machine['disk']>, command: string[]): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=0755 none "$0" && exec "$@"`;
  const uid = process.getuid?.() ?? 0;
  if (uid === 0) return ['unshare', '-m', 'sh', '-c', mount, folder, ...command];
  const asOneself = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${process.getgid?.() ?? uid}`];
  return ['unshare', '-rm', 'sh', '-c', mount, folder, ...asOneself, ...command];
}

function launch(environment: Record<string, string>, { disk }: Machine = {}) {
  countStep('program');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const plain = [process.execPath, ...nodeOptions, main];
  const command = disk ? onOwnDisk(disk, plain) : plain;
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: tmpdir(),
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '', errors: '' };
  child.stdout.on('data', (data) => {
    output.text += data;
  });
  child.stderr.on('data', (data) => {
    output.errors += data;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output, ended };
}

/** The real program in its own process, after it has started to serve. */
export async function runProgram(
  environment: Record<string, string>,
  machine?: Machine,
): Promise<RunningProgram> {
  const { child, output, ended } = launch(environment, machine);
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const address = /is ready: (\S+)/.exec(output.text)?.[1];
      if (address) resolve(address);
    });
  });
  const address = await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`The program ended with ${code}: ${output.errors}`);
    }),
  ]);
  return {
    address,
    process: child,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** A program that is expected to fail at its start. */
export async function runUntilEnd(
  environment: Record<string, string>,
  machine?: Machine,
): Promise<EndedProgram> {
  const { output, ended } = launch(environment, machine);
  const code = await ended;
  return { code, errors: output.errors.trim() };
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'metra-program-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
