import type { Platform } from '../../../platform/platform.ts';
import { readOnlyWorker } from '../../../platform/threads/read-only-worker.ts';
import type { ReadReport, ReportAnswers, ReportQuestions } from './report-questions.ts';

export interface ReportQuestion<About extends keyof ReportQuestions> {
  about: About;
  asked: ReportQuestions[About];
}

/** Reads reports in a thread of their own, because a report reads everything that a company has entered. */
export function reportReader(
  platform: Pick<Platform, 'databaseSource' | 'clock' | 'beforeClosing'>,
): ReadReport {
  const ask = readOnlyWorker<ReportQuestion<keyof ReportQuestions>, ReportAnswers[keyof ReportAnswers]>(
    new URL('./report-worker.ts', import.meta.url),
    platform,
  );
  const read =
    <About extends keyof ReportQuestions>(about: About) =>
    (asked: ReportQuestions[About]) =>
      // The type of the answer follows from the question.
      ask(asked.organisationId, { about, asked }) as Promise<ReportAnswers[About]>;
  return {
    shown: read('shown'),
    document: read('document'),
    xlsx: read('xlsx'),
    json: read('json'),
    xbrl: read('xbrl'),
    explainable: read('explainable'),
    toFreeze: read('toFreeze'),
    frozenFiles: read('frozenFiles'),
  };
}
