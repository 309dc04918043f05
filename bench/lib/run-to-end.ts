import { constants } from 'node:os';

/** Registers work that ends something this process started. */
export type AtEnd = (work: () => Promise<unknown>) => void;

/** What a process tells the one that started it when it could not go on. */
export interface Failed {
  readonly failed: string;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the work of a process and ends whatever it started, the latest first, however it comes to its end: by itself,
 * by an error, by a signal, or because the process that started it is gone. Work that resolves to nothing stays until then.
 * Once it ends, `ending` is aborted, so that nothing new is begun.
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
    // Whatever is cut off while the process ends is no news.
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

/** Another process of the bench prints it for all; where there is none, this one does. */
async function tell(error: unknown): Promise<void> {
  if (!process.connected) return console.error(error);
  const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await new Promise((resolve) => process.send?.({ failed } satisfies Failed, resolve));
}
