import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/test/ports.ts';

const root = join(import.meta.dirname, '..');

/** The program as `npm start` runs it, with the settings of real use, on a folder of its own. */
export interface LoadedProgram {
  address: string;
  /** Of a member of the demo company. */
  token: string;
  databaseFolder: string;
  /** Milliseconds until it serves. */
  start(): Promise<number>;
  kill(): void;
  ended(): Promise<unknown>;
  remove(): Promise<void>;
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

  async function start(settings: Record<string, string> = {}): Promise<number> {
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
    return performance.now() - begin;
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

/** A loop without end for each core; ends with what it returns. */
export function keepCoresBusy(cores: number): () => void {
  const loops = Array.from({ length: cores }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
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
