import { engineCode, takeEngineCode } from '../../../platform/documents/typeset-tagged.ts';
import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { lowerPriority } from '../../../platform/threads/lower-priority.ts';
import { printReport } from './print-report.ts';
import { type PrintableReport, toPrint } from './printable.ts';

lowerPriority(12);

export interface PrintQuestion {
  report: PrintableReport;
  /** What the thread before this one has compiled. */
  engine: WebAssembly.Module | undefined;
}

export interface PrintAnswer {
  pdf: Uint8Array;
  engine: WebAssembly.Module;
}

answerQuestions(async ({ report, engine }: PrintQuestion): Promise<PrintAnswer> => {
  if (engine) takeEngineCode(engine);
  return { pdf: await printReport(toPrint(report)), engine: await engineCode() };
});
