import { parentPort } from 'node:worker_threads';
import { DomainError } from '../http/domain-error.ts';
import { lastWord, type ThreadAnswer, type ThreadQuestion } from './answering-thread.ts';

/** The other end of a thread that is asked: what it does, and what it lets go of before it ends. */
export function answerQuestions<Question, Answer>(
  work: (question: Question) => Promise<Answer>,
  letGo: () => Promise<void> = async () => undefined,
): void {
  parentPort?.on('message', (message: ThreadQuestion<Question> | typeof lastWord) => {
    if (message === lastWord) {
      const end = () => process.exit();
      letGo().then(end, end);
      return;
    }
    const { id, question } = message;
    const send = (answer: ThreadAnswer<Answer>) => parentPort?.postMessage(answer);
    work(question).then(
      (answer) => send({ id, answer }),
      (error: unknown) => send({ id, ...failureOf(error) }),
    );
  });
}

function failureOf(error: unknown) {
  if (!(error instanceof DomainError))
    return { reason: (error instanceof Error && error.stack) || String(error) };
  const { key, retryAfterSeconds } = error;
  return { refusal: { key, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) } };
}
