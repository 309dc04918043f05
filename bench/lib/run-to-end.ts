import { constants } from 'node:os';

/** Registers work that stops something this process started. */
export type AtEnd = (work: () => Promise<unknown>) => void;

/** The message that a failed process sends to its parent. */
export interface Failed {
  readonly failed: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the work of a process and then stops everything that it started, the latest first: after the end of
 * the work, an error, a signal, or the end of the parent process. Work that resolves to nothing continues
 * until one of these. `ending` is then aborted, so that nothing new starts.
 */
export function runToEnd(work: (atEnd: AtEnd, ending: AbortSignal) => Promise<number | undefined>): void {
  const steps: (() => Promise<unknown>)[] = [];
  const ending = new AbortController();

  async function end(code: number): Promise<void> {
    if (ending.signal.aborted) return;
    ending.abort();
    for (let step = steps.pop(); step; step = steps.pop()) await step().catch(console.error);
    process.exit(code);
  }
  async function fail(error: unknown): Promise<void> {
    // Errors are expected while the process ends.
    if (ending.signal.aborted) return;
    await tell(error);
    await end(1);
  }

  for (const signal of signals) process.on(signal, () => void end(128 + constants.signals[signal]));
  process.on('uncaughtException', (error) => void fail(error));
  process.on('disconnect', () => void end(1));
  work((step) => void steps.push(step), ending.signal).then(async (code) => {
    if (code !== undefined) await end(code);
  }, fail);
}

/** The parent process prints the error. Without a parent, this process does. */
async function tell(error: unknown): Promise<void> {
  if (!process.connected) return console.error(error);
  const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await new Promise((resolve) => process.send?.({ failed } satisfies Failed, resolve));
}
