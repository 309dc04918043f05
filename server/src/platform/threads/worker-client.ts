import { Piscina } from 'piscina';

/** A thread ends after this long without a call, and releases its memory. */
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
 * Runs the default export of a file in one thread. The first call starts the thread, and it does not keep the
 * program running; after a crash the next call starts it again.
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
    // Only Linux has a priority for each thread; on other systems the call would change the priority of the
    // whole program.
    niceIncrement: process.platform === 'linux' ? (settings.niceness ?? 0) : 0,
    recordTiming: false,
    ...(settings.heapMegabytes && { resourceLimits: { maxOldGenerationSizeMb: settings.heapMegabytes } }),
  });
  // Piscina would let calls wait for ever that a thread never took because it crashed while it started.
  pool.on('error', () => void pool.destroy());
  return pool;
}

/** These workers have nothing to close. */
export function workerClient<Question, Answer>(file: URL): (question: Question) => Promise<Answer> {
  const worker = oneWorker<Question, Answer>(file);
  return (question) => worker.run(question);
}

/** The buffer shares its memory with the worker's bytes, so nothing is copied. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
