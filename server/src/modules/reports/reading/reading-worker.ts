import { answerByReading } from '../../../platform/threads/answer-by-reading.ts';
import type { ReadAs } from './read-report.service.ts';
import type { ReportQuestion } from './report-reader.ts';
import { reportReading } from './report-reading.ts';

answerByReading<ReportQuestion, ReadAs[keyof ReadAs]>((platform) => {
  const read = reportReading(platform);
  return ({ as, report }) => read[as](report);
});
