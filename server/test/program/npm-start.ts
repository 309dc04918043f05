import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../app/cluster.ts';
import { countStep } from '../app/count-step.ts';
import { freePort } from '../app/ports.ts';
import { temporaryFolder } from './run-program.ts';

const root = join(import.meta.dirname, '../../..');

export interface StartedProgram {
  address: string;
  /** The folder that contains the mails. */
  dataFolder: string;
  /** The output so far. */
  said(): string;
  stop(): Promise<void>;
}

/** The built program as `npm start` runs it, with its own database. */
export async function npmStart(settings: Record<string, string>): Promise<StartedProgram> {
  const database = await createDatabase({ connectionString: inject('testCluster') });
  const data = temporaryFolder();
  countStep('program');
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE, HOME, PROFILE_DIR, PROFILED_FILE } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOME,
      PROFILE_DIR,
      PROFILED_FILE,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: data.path,
      DATABASE_URL: database.connectionString,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await database.drop();
    data.remove();
  };
  let said = '';
  await Promise.race([
    new Promise<void>((resolve) =>
      child.stdout.on('data', (text) => {
        said += text;
        if (/is ready/.test(said)) resolve();
      }),
    ),
    ended.then(async () => {
      await stop();
      throw new Error(`The program ended: ${said}`);
    }),
  ]);
  return { address: `http://127.0.0.1:${port}`, dataFolder: data.path, said: () => said, stop };
}
