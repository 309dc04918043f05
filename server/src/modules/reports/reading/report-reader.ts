import type { Platform } from '../../../platform/platform.ts';
import { readingThread } from '../../../platform/threads/reading-thread.ts';
import type { AskedReport, ReadAs, ReadReport } from './read-report.service.ts';

export interface ReportQuestion {
  as: keyof ReadAs;
  report: AskedReport;
}

/** Reads reports on a thread of their own: they are made of all that a company ever entered. */
export function reportReader(
  platform: Pick<Platform, 'databaseSource' | 'clock' | 'beforeClosing'>,
): ReadReport {
  const ask = readingThread<ReportQuestion, ReadAs[keyof ReadAs]>(
    new URL('./reading-worker.ts', import.meta.url),
    platform,
  );
  const read =
    <As extends keyof ReadAs>(as: As) =>
    // The thread answers with what it was asked for.
    (report: AskedReport) =>
      ask(report.organisationId, { as, report }) as Promise<ReadAs[As]>;
  return {
    shown: read('shown'),
    document: read('document'),
    xlsx: read('xlsx'),
    json: read('json'),
    xbrl: read('xbrl'),
  };
}
