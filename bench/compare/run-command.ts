import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import type { AtEnd } from '../lib/run-to-end.ts';

/** Runs a command to its end. It ends with this process. */
export async function runCommand(
  command: string,
  words: readonly string[],
  { cwd, atEnd }: { cwd: string; atEnd: AtEnd },
): Promise<void> {
  const child = spawn(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'close');
  atEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const [code, signal] = await ended;
  if (code !== 0)
    throw new Error(`${words.map((word) => basename(word)).join(' ')} ended with ${code ?? signal}.`);
}
