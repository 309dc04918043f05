import type { Platform } from '../platform.ts';
import { answeringThread } from './answering-thread.ts';

/** What is asked of a thread that reads: by whom, and when. */
export interface ReadingQuestion<Question> {
  question: Question;
  organisationId: number;
  now: Date;
}

const restMilliseconds = 600_000;

/** A thread that reads the database by itself (`answerByReading`): what it computes keeps nobody else waiting. */
export function readingThread<Question, Answer>(
  file: URL,
  { databaseSource, clock, beforeClosing }: Pick<Platform, 'databaseSource' | 'clock' | 'beforeClosing'>,
): (organisationId: number, question: Question) => Promise<Answer> {
  const thread = answeringThread<ReadingQuestion<Question>, Answer>(file, {
    data: databaseSource,
    restMilliseconds,
  });
  beforeClosing(thread.close);
  return (organisationId, question) => thread.ask({ question, organisationId, now: clock.now() });
}
