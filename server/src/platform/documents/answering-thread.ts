import { Worker } from 'node:worker_threads';

export interface ThreadQuestion<Question> {
  id: number;
  question: Question;
}
export type ThreadAnswer<Answer> = { id: number } & ({ answer: Answer } | { reason: string });

/**
 * What takes a while is asked of a worker thread, which is started when first needed and does not keep the program running;
 * one that has ended is started anew by the next question.
 */
export function askThread<Question, Answer>(file: URL): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();

  function start(): Worker {
    const started = new Worker(file);
    started.on('message', (message: ThreadAnswer<Answer>) => {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('answer' in message) asked?.resolve(message.answer);
      else asked?.reject(new Error(message.reason));
      if (waiting.size === 0) started.unref();
    });
    const fail = (error: Error) => {
      worker = undefined;
      for (const asked of waiting.values()) asked.reject(error);
      waiting.clear();
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The thread for documents has ended')));
    return started;
  }

  return (question) => {
    worker ??= start();
    lastId += 1;
    const asked = Promise.withResolvers<Answer>();
    waiting.set(lastId, asked);
    worker.ref();
    worker.postMessage({ id: lastId, question } satisfies ThreadQuestion<Question>);
    return asked.promise;
  };
}
