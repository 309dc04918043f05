import type { Platform } from '../../../platform/platform.ts';
import { answeringThread } from '../../../platform/threads/answering-thread.ts';
import type { AskedReport, ReadAs, ReadReport } from './read-report.ts';

export interface ReportQuestion {
  as: keyof ReadAs;
  report: AskedReport;
  now: Date;
}

const restMilliseconds = 600_000;

/**
 * Reads reports on a thread of their own, with connections of its own: a report is made of all that a company ever
 * entered, and nobody else waits while it is computed.
 */
export function reportReader({
  databaseSource,
  clock,
  beforeClosing,
}: Pick<Platform, 'databaseSource' | 'clock' | 'beforeClosing'>): ReadReport {
  const thread = answeringThread<ReportQuestion, ReadAs[keyof ReadAs]>(
    new URL('./reading-worker.ts', import.meta.url),
    { data: databaseSource, restMilliseconds },
  );
  beforeClosing(thread.close);
  const read =
    <As extends keyof ReadAs>(as: As) =>
    // The thread answers with what it was asked for.
    (report: AskedReport) =>
      thread.ask({ as, report, now: clock.now() }) as Promise<ReadAs[As]>;
  return {
    shown: read('shown'),
    document: read('document'),
    xlsx: read('xlsx'),
    json: read('json'),
    xbrl: read('xbrl'),
  };
}
