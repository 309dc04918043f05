import type { ErrorKey } from '@metra/contract/core/errors';
import { DomainError } from '../http/domain-error.ts';
import type { Platform } from '../platform.ts';
import { oneWorker } from './worker-client.ts';

/** A call of a read-only worker: on behalf of which organisation, and at what time. */
export interface ReadOnlyCall<Question> {
  question: Question;
  organisationId: number;
  now: Date;
}

/** A refusal crosses threads as data, because a copy of an error has none of its own fields. */
export type ReadOnlyAnswer<Answer> =
  | { answer: Answer }
  | { refusal: { key: ErrorKey; retryAfterSeconds?: number } };

/** A worker that reads the database by itself (`serveReadOnlyWorker`), so that its computing delays nobody else. */
export function readOnlyWorker<Question, Answer>(
  file: URL,
  { databaseSource, clock, beforeClosing }: Pick<Platform, 'databaseSource' | 'clock' | 'beforeClosing'>,
): (organisationId: number, question: Question) => Promise<Answer> {
  const worker = oneWorker<ReadOnlyCall<Question>, ReadOnlyAnswer<Answer>>(file, {
    data: databaseSource,
    niceness: 8,
  });
  beforeClosing(() => worker.destroy());
  return async (organisationId, question) => {
    const outcome = await worker.run({ question, organisationId, now: clock.now() });
    if ('refusal' in outcome) throw new DomainError(outcome.refusal.key, outcome.refusal);
    return outcome.answer;
  };
}
