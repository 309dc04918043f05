import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/test/app/ports.ts';

const root = join(import.meta.dirname, '..');

/** Runs the program as `npm start` does, with production settings and its own folder. */
export interface LoadedProgram {
  address: string;
  /** The token of a member of the demo company. */
  token: string;
  databaseFolder: string;
  start(): Promise<Start>;
  kill(): void;
  ended(): Promise<unknown>;
  remove(): Promise<void>;
}

export interface Start {
  /** The time until the program serves requests. */
  milliseconds: number;
  /**
   * The processor time of the start. The rest of the time was spent waiting for the database or for a core.
   */
  atWork: number;
}

export async function prepareProgram(): Promise<LoadedProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'metra-kills-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: address,
    LOG_LEVEL: 'warn',
  };
  let child: ChildProcess;
  let exit: Promise<unknown>;
  let said = '';

  async function start(settings: Record<string, string> = {}): Promise<Start> {
    const begin = performance.now();
    child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      env: { ...environment, DEMO: 'false', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    exit = once(child, 'exit');
    child.stdout?.on('data', (text) => {
      said += text;
    });
    while (!(await isServing(address))) {
      if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}.`);
      await pause(50);
    }
    return { milliseconds: performance.now() - begin, atWork: workOf(child.pid) };
  }

  await start({ DEMO: 'true' });
  const email = 'member@metra.example';
  const told = new RegExp(`${email}\\s+(\\S+)`);
  while (!told.test(said)) await pause(20);
  const token = await signIn(address, email, told.exec(said)?.[1] ?? '');
  return {
    address,
    token,
    databaseFolder: join(folder, 'postgres'),
    start: () => start(),
    kill: () => child.kill('SIGKILL'),
    ended: () => exit,
    async remove() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The process ends together with its parent. */
const endless = 'for (const starter = process.ppid; process.ppid === starter; );';

/** Runs an endless loop per core until the returned function is called. */
export function keepCoresBusy(cores: number): () => void {
  const loops = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', endless], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

/** Returns milliseconds, which Linux counts in hundredths of a second. Other systems return NaN. */
function workOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

async function isServing(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(1_000) }).catch(
    () => undefined,
  );
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

async function signIn(address: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'x-application-id': 'mc_esg', 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers.get('auth-token') ?? '';
}
