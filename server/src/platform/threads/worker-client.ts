import { Piscina } from 'piscina';

/** A thread ends after this long without a call, and gives its memory back. */
const idleMilliseconds = 600_000;

interface WorkerSettings {
  /** The worker reads this as `workerData`. */
  data?: unknown;
  callsAtOnce?: number;
  heapMegabytes?: number;
  idleMilliseconds?: number;
  niceness?: number;
}

/**
 * One thread that runs the default export of a file. The first call starts it, and it does not keep the program running; after a
 * crash the next call starts it again.
 */
export function oneWorker<Question, Answer>(
  file: URL,
  settings: WorkerSettings = {},
): Piscina<Question, Answer> {
  const pool = new Piscina<Question, Answer>({
    filename: file.href,
    workerData: settings.data,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: settings.callsAtOnce ?? Number.MAX_SAFE_INTEGER,
    // A worker that waits by `Atomics.wait` would not hear from its database between two calls.
    atomics: 'disabled',
    idleTimeout: settings.idleMilliseconds ?? idleMilliseconds,
    // Only Linux has a priority for each thread; elsewhere it would be the whole program’s.
    niceIncrement: process.platform === 'linux' ? (settings.niceness ?? 0) : 0,
    recordTiming: false,
    ...(settings.heapMegabytes && { resourceLimits: { maxOldGenerationSizeMb: settings.heapMegabytes } }),
  });
  // Piscina keeps calls waiting that a thread never took because it crashed while it started: they have to fail.
  pool.on('error', () => void pool.destroy());
  return pool;
}

/** For workers that have nothing to close. */
export function workerClient<Question, Answer>(file: URL): (question: Question) => Promise<Answer> {
  const worker = oneWorker<Question, Answer>(file);
  return (question) => worker.run(question);
}

/** Bytes from a worker as a buffer, without a copy. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
