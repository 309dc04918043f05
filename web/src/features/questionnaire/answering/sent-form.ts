import type { RefusedForm } from '@metra/contract/core/web-rendering';
import type { AskedQuestionnaire } from '@metra/contract/operations/questionnaires';
import { answerProblems, answersById } from '@metra/contract/rules/questionnaire-rules';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { AskedQuestion } from './attempt.ts';
import { answersInForm } from './form-answers.ts';
import type { Problem } from './use-answering.ts';

/**
 * Reads a form that was sent without scripts and refused, so that the answers are filled in again and each
 * error is beside its question.
 */
export function sentForm({ questions }: AskedQuestionnaire, refused: RefusedForm | null, language: Language) {
  const values = new Map(Object.entries(refused?.values ?? {}));
  const answers = answersInForm(questions, (name) => [values.get(name) ?? ''], language);
  const wrong = refused ? answerProblems(questions, answers) : [];
  const problems = new Map(wrong.map(({ detail, key }) => [Number(detail), key]));
  return {
    message: refused?.message ?? null,
    answers: answersById(answers),
    problemOf: ({ id }: AskedQuestion): Problem | null => problems.get(id) ?? null,
  };
}
