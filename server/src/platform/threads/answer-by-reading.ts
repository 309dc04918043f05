import { workerData } from 'node:worker_threads';
import { clockFrom } from '../clock/clock.ts';
import { runAsTenant } from '../database/connection-shares.ts';
import type { DatabaseSource } from '../database/database.ts';
import { asUnavailable } from '../database/database-errors.ts';
import { DomainError } from '../http/domain-error.ts';
import { answerQuestions } from './answer-questions.ts';
import { lowerPriority } from './lower-priority.ts';
import { openReadingPlatform, type ReadingPlatform } from './open-reading-platform.ts';
import type { ReadingQuestion } from './reading-thread.ts';

/** The other end of `readingThread`: what it reads, wired when it is first asked. */
export function answerByReading<Question, Answer>(
  wire: (platform: ReadingPlatform) => (question: Question) => Promise<Answer>,
): void {
  lowerPriority(8);
  const source: DatabaseSource = workerData;
  /** Whoever asks says what time it is: one clock for the whole program. */
  let present = new Date();
  const clock = clockFrom(() => present);

  async function open() {
    const platform = await openReadingPlatform(source, clock);
    return { read: wire(platform), close: platform.close };
  }

  let opened: ReturnType<typeof open> | undefined;
  /** Once; what failed is tried again by the next question. */
  function opening(): ReturnType<typeof open> {
    if (opened) return opened;
    const begun = open();
    opened = begun;
    begun.catch(() => {
      opened = undefined;
    });
    return begun;
  }

  async function answer({ question, organisationId, now }: ReadingQuestion<Question>): Promise<Answer> {
    present = now;
    try {
      const { read } = await opening();
      return await runAsTenant({ name: `organisation:${organisationId}` }, () => read(question));
    } catch (error) {
      const cause = asUnavailable(error);
      throw cause ? new DomainError('service.unavailable', { cause, retryAfterSeconds: 2 }) : error;
    }
  }

  answerQuestions(answer, async () => (await opened)?.close());
}
