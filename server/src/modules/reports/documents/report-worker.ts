import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { lowerPriority } from '../../../platform/threads/lower-priority.ts';
import { printReport } from './print-report.ts';
import { type PrintableReport, toPrint } from './printable.ts';

lowerPriority(10);

answerQuestions((report: PrintableReport) => printReport(toPrint(report)));
