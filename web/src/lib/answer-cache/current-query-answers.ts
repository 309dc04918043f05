import { queryClient } from '../api/query-client.ts';
import { answerCache } from './current-answer-cache.ts';
import { cacheAnswersOf } from './query-answers.ts';

export const queryAnswers = cacheAnswersOf(queryClient, answerCache);
