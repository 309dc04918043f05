import type { Worker } from 'node:worker_threads';
import { oneWorker } from './worker-client.ts';

/** A call takes more time or memory than any call may. */
export class LimitExceededError extends Error {
  override readonly name = 'LimitExceededError';
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory', message: string, options?: ErrorOptions) {
    super(message, options);
    this.limit = limit;
  }
}

interface Limits {
  /** CPU time of one call: a machine that is busy with other things does not make a call too large. */
  workMilliseconds: number;
  /** Time of one call, for a worker that neither works nor answers. */
  milliseconds: number;
  heapMegabytes: number;
  idleMilliseconds: number;
  /** The worker ends after this many calls, because it keeps some memory of each. */
  calls: number;
  niceness?: number;
}

/**
 * A worker for calls that might never end: one call at a time, each within its limits. A worker that exceeded them, or failed, is
 * ended; the next call starts another one. A call that lacks memory after others in the same worker is repeated in a new one.
 */
export function boundedWorker<Question, Answer>(
  file: URL,
  { workMilliseconds, milliseconds, calls, ...settings }: Limits,
): (question: Question) => Promise<Answer> {
  const worker = oneWorker<Question, Answer>(file, { ...settings, callsAtOnce: 1 });
  let answered = 0;
  worker.on('workerDestroy', () => {
    answered = 0;
  });
  let previous: Promise<unknown> = Promise.resolve();

  async function call(question: Question): Promise<Answer> {
    const isFirst = answered === 0;
    const exceeded = new AbortController();
    const answer = worker.run(question, { signal: exceeded.signal });
    const timer = setTimeout(() => exceeded.abort(), milliseconds);
    const stopWatching = watchWork(worker.threads[0], workMilliseconds, () => exceeded.abort());
    try {
      const given = await answer;
      answered += 1;
      if (answered >= calls) await worker.destroy();
      return given;
    } catch (error) {
      await worker.destroy();
      if (exceeded.signal.aborted) throw new LimitExceededError('time', 'The call took too long');
      if (!lacksMemory(error)) throw error;
      if (!isFirst) return call(question);
      throw new LimitExceededError('memory', 'The call needs too much memory', { cause: error });
    } finally {
      clearTimeout(timer);
      stopWatching();
    }
  }

  return (question) => {
    const answer = previous.then(() => call(question));
    previous = answer.catch(() => undefined);
    return answer;
  };
}

const lookMilliseconds = 250;

/** Calls once a thread has worked for longer than it may from here on. */
function watchWork(thread: Worker | undefined, milliseconds: number, exceeded: () => void): () => void {
  // A thread that has not started yet has done no work.
  const before = thread?.cpuUsage().catch(() => undefined);
  const look = async () => {
    const usage = await thread?.cpuUsage(await before);
    if (usage && (usage.user + usage.system) / 1000 > milliseconds) exceeded();
  };
  // A thread that has ended has no usage, and the call has failed by then.
  const timer = setInterval(() => look().catch(() => undefined), lookMilliseconds);
  return () => clearInterval(timer);
}

/** WebAssembly that gets no more memory traps in the middle of its work. */
const lacksMemory = (error: unknown): boolean =>
  error instanceof Error &&
  (/RuntimeError/.test(String(error.stack)) ||
    ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
