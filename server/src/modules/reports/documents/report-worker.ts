import { setPriority } from 'node:os';
import { answerQuestions } from '../../../platform/documents/answer-questions.ts';
import { printReport } from './print-report.ts';

// There a priority is a thread’s own: whoever asks for something else comes first.
if (process.platform === 'linux') setPriority(10);

answerQuestions(printReport);
