import { serveReadOnlyWorker } from '../../../platform/threads/serve-read-only-worker.ts';
import { readOnlyReports } from './read-only-reports.ts';
import type { ReportAnswers, ReportQuestions } from './report-questions.ts';
import type { ReportQuestion } from './report-reader.ts';

export default serveReadOnlyWorker<ReportQuestion<keyof ReportQuestions>, ReportAnswers[keyof ReportAnswers]>(
  (platform) => {
    const read = readOnlyReports(platform);
    return <About extends keyof ReportQuestions>({ about, asked }: ReportQuestion<About>) =>
      read[about](asked);
  },
);
