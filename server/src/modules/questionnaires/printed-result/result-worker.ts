import { answerQuestions } from '../../../platform/threads/answer-questions.ts';
import { printResult } from './print-result.ts';

answerQuestions(printResult);
