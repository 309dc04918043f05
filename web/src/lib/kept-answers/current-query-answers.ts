import { queryClient } from '../api/query-client.ts';
import { keptAnswers } from './current-kept-answers.ts';
import { keepAnswersOf } from './query-answers.ts';

/** What the queries of this tab keep for the next visit, and know from the last one. */
export const queryAnswers = keepAnswersOf(queryClient, keptAnswers);
