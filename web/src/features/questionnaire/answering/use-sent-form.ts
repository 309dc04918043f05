import { answersById } from '@metra/contract/questionnaire-rules';
import type { Answer } from '@metra/contract/questionnaire-shapes';
import type { AskedQuestionnaire } from '@metra/contract/questionnaires';
import { useSiteSearch } from '../../../lib/site-page.ts';
import type { AskedQuestion } from './attempt.ts';
import type { Problem } from './use-answering.ts';

/** What a form was sent with that was not taken: so that nobody has to enter it again. */
export interface RefusedForm {
  answers: readonly Answer[];
  /** What is wrong, by question. */
  problems: Readonly<Record<number, Problem>>;
}

export const refusedSearch = (form: RefusedForm): Readonly<Record<string, string>> => ({
  refused: JSON.stringify(form),
});

/** The form that was sent without scripts and comes back. */
export function useSentForm({ questions }: AskedQuestionnaire) {
  const { refused } = useSiteSearch();
  const form: RefusedForm = refused ? JSON.parse(refused) : { answers: [], problems: {} };
  const known = new Set(questions.map(({ id }) => id));
  return {
    answers: answersById(form.answers.filter(({ questionId }) => known.has(questionId))),
    problemOf: ({ id }: AskedQuestion): Problem | null => form.problems[id] ?? null,
  };
}
