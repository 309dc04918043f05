import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import nodeOptions from '../../server/node-options.json' with { type: 'json' };

export interface BundledProgram {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the bundled program, as `npm start` does, and waits until it serves. */
export async function startBundle(
  main: string,
  environment: Readonly<Record<string, string>>,
): Promise<BundledProgram> {
  const child = spawn(process.execPath, [...nodeOptions, main], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const serving = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      if (/is ready: \S/.test(said)) resolve();
    });
  });
  const tooEarly = ended.then(([code, signal]) => {
    throw new Error(`The program ended with ${code ?? signal}.`);
  });
  await Promise.race([serving, tooEarly]);
  tooEarly.catch(() => undefined);
  return {
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
