import { keptAnswers } from './current-kept-answers.ts';
import { keepAnswersOf } from './kept-answers/query-answers.ts';
import { queryClient } from './query-client.ts';

/** What the queries of this tab keep for the next visit, and know from the last one. */
export const queryAnswers = keepAnswersOf(queryClient, keptAnswers);
