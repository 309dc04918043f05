import { answerQuestions } from '../../../platform/documents/answer-questions.ts';
import { printResult } from './print-result.ts';

answerQuestions(printResult);
