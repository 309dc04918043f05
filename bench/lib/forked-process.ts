import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import type { AtEnd, Failed } from './run-to-end.ts';

/** Starts a process of the bench with a task. It ends with the process that started it. */
export function forkProcess<Task extends object>(
  file: string,
  task: Task,
  atEnd: AtEnd,
  output: 'inherit' | 'pipe' = 'inherit',
) {
  // Only this serialisation keeps NaN.
  const child = fork(file, { stdio: ['ignore', output, output, 'ipc'], serialization: 'advanced' });
  const ended = once(child, 'close');
  atEnd(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  child.send(task);
  /** Resolves when the process has ended successfully. */
  const done = new Promise<void>((resolve, reject) => {
    child.on('message', ({ failed }: Partial<Failed>) => {
      if (failed !== undefined) reject(new Error(failed));
    });
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${basename(file)} ended with ${code ?? signal}.`));
    });
  });
  done.catch(() => undefined);
  const tooEarly = done.then(() => {
    throw new Error(`${basename(file)} has ended already.`);
  });
  tooEarly.catch(() => undefined);

  async function next<Answer>(): Promise<Answer> {
    const [answer] = await Promise.race([tooEarly, once(child, 'message')]);
    return answer;
  }
  return {
    child,
    done,
    next,
    ask<Answer>(message: object): Promise<Answer> {
      child.send(message);
      return next();
    },
  };
}

/** Returns the first message from the parent process. */
export async function receiveTask<Task>(): Promise<Task> {
  const [task] = await once(process, 'message');
  return task as Task;
}
