import { setPriority } from 'node:os';
import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { printReport } from './print-report.ts';
import { type PrintableReport, toPrint } from './printable.ts';

// There a priority is a thread’s own: whoever asks for something else comes first.
if (process.platform === 'linux') setPriority(19);

answerQuestions((report: PrintableReport) => printReport(toPrint(report)));
