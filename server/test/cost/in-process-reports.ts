import { Piscina } from 'piscina';
import { readOnlyReports } from '../../src/modules/reports/worker/read-only-reports.ts';
import type { ReportQuestions } from '../../src/modules/reports/worker/report-questions.ts';
import type { ReportQuestion } from '../../src/modules/reports/worker/report-reader.ts';
import type { ReadOnlyCall } from '../../src/platform/threads/read-only-worker.ts';
import type { TestApp } from '../app/test-app.ts';

type Call = ReadOnlyCall<ReportQuestion<keyof ReportQuestions>>;

/** Reports are read on this thread instead of their own, so that their statements can be counted. */
export function readReportsInProcess({ platform }: Pick<TestApp, 'platform'>): void {
  const reports = readOnlyReports(platform);
  const original = Piscina.prototype.run;
  Piscina.prototype.run = async function (this: Piscina, task: unknown, ...others) {
    if (!this.options.filename?.endsWith('/report-worker.ts'))
      return Reflect.apply(original, this, [task, ...others]);
    const { about, asked } = (task as Call).question;
    const read = reports[about] as (of: typeof asked) => Promise<unknown>;
    return { answer: await read(asked) };
  };
}
