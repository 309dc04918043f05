import { serveReadOnlyWorker } from '../../../platform/threads/serve-read-only-worker.ts';
import type { ReportAnswers, ReportQuestions } from './report-questions.ts';
import type { ReportQuestion } from './report-reader.ts';
import { reportReading } from './report-reading.ts';

export default serveReadOnlyWorker<ReportQuestion<keyof ReportQuestions>, ReportAnswers[keyof ReportAnswers]>(
  (platform) => {
    const read = reportReading(platform);
    return <About extends keyof ReportQuestions>({ about, asked }: ReportQuestion<About>) =>
      read[about](asked);
  },
);
