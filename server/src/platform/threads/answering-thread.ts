import { Worker } from 'node:worker_threads';
import type { ErrorKey } from '@metra/contract/core/errors';
import { DomainError } from '../http/domain-error.ts';

export interface ThreadQuestion<Question> {
  id: number;
  question: Question;
}
/** Asks it to let go of what it has open, and to end. */
export const lastWord = 'end';

/** A refusal keeps its key on the way: whoever asked is told why. */
interface Refusal {
  key: ErrorKey;
  retryAfterSeconds?: number;
}
export type ThreadAnswer<Answer> = { id: number } & (
  | { answer: Answer }
  | { refusal: Refusal }
  | { reason: string }
);

export interface AnsweringThread<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Once it has let go of what it has open. */
  close(): Promise<void>;
}

interface ThreadSettings {
  /** What it needs to know from the beginning. */
  data?: unknown;
  /** Ends after so long without a question, and gives its memory back. */
  restMilliseconds?: number;
}

/** A thread that does not end by itself within this is ended. */
const patienceMilliseconds = 2000;

/**
 * What takes a while is asked of a worker thread, which is started when first needed and does not keep the program running;
 * one that has ended is started anew by the next question.
 */
export function answeringThread<Question, Answer>(
  file: URL,
  { data, restMilliseconds }: ThreadSettings = {},
): AnsweringThread<Question, Answer> {
  let running: Running<Answer> | undefined;
  let lastId = 0;
  let rest: NodeJS.Timeout | undefined;

  function start(): Running<Answer> {
    const worker = new Worker(file, { workerData: data });
    const waiting = new Map<number, PromiseWithResolvers<Answer>>();
    const started = { worker, waiting };
    worker.on('message', (message: ThreadAnswer<Answer>) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('answer' in message) asked?.resolve(message.answer);
      else asked?.reject(failureOf(message));
      if (waiting.size === 0) beIdle(worker);
    });
    const fail = (error: Error) => {
      if (running === started) running = undefined;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The thread has ended')));
    return started;
  }

  function beIdle(worker: Worker): void {
    worker.unref();
    if (restMilliseconds === undefined) return;
    clearTimeout(rest);
    rest = setTimeout(() => void close(), restMilliseconds).unref();
  }

  async function close(): Promise<void> {
    clearTimeout(rest);
    if (!running) return;
    const { worker } = running;
    running = undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tooLong = setTimeout(() => void worker.terminate(), patienceMilliseconds);
    worker.once('exit', () => {
      clearTimeout(tooLong);
      resolve();
    });
    worker.ref();
    worker.postMessage(lastWord);
    return promise;
  }

  return {
    ask(question) {
      clearTimeout(rest);
      running ??= start();
      const { worker, waiting } = running;
      lastId += 1;
      const asked = Promise.withResolvers<Answer>();
      waiting.set(lastId, asked);
      worker.ref();
      worker.postMessage({ id: lastId, question } satisfies ThreadQuestion<Question>);
      return asked.promise;
    },
    close,
  };
}

interface Running<Answer> {
  worker: Worker;
  waiting: Map<number, PromiseWithResolvers<Answer>>;
}

/** For threads that have nothing to let go of. */
export const askThread = <Question, Answer>(file: URL): ((question: Question) => Promise<Answer>) =>
  answeringThread<Question, Answer>(file).ask;

/** What a thread failed with, for whoever asked. */
export const failureOf = (message: { refusal: Refusal } | { reason: string }): Error =>
  'refusal' in message ? new DomainError(message.refusal.key, message.refusal) : new Error(message.reason);

/** Bytes that came from a thread, for what takes buffers; nothing is copied. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
