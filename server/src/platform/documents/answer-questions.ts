import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer, ThreadQuestion } from './answering-thread.ts';

/** The other end of `askThread`: what a thread does. */
export function answerQuestions<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', ({ id, question }: ThreadQuestion<Question>) => {
    const send = (message: ThreadAnswer<Answer>) => parentPort?.postMessage(message);
    work(question).then(
      (answer) => send({ id, answer }),
      (error: unknown) => send({ id, reason: String(error) }),
    );
  });
}
