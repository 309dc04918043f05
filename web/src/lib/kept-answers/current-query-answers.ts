import { queryClient } from '../api/query-client.ts';
import { keptAnswers } from './current-kept-answers.ts';
import { keepAnswersOf } from './query-answers.ts';

export const queryAnswers = keepAnswersOf(queryClient, keptAnswers);
