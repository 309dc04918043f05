import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import type { Content } from './content.ts';

export interface CurrentAnswers {
  answers: Answer[];
  /** Answered, but removed meanwhile. */
  removedQuestions: number[];
}

/**
 * Answers to an earlier version, without what is no longer part of the questionnaire. Numbers are never given twice: one
 * that was given and is not there has been removed; one that never was stays, to be refused.
 */
export function withoutRemoved({ questions, lastNumber }: Content, given: readonly Answer[]): CurrentAnswers {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const isGone = (id: number, present: readonly { id: number }[]) =>
    id <= lastNumber && present.every((each) => each.id !== id);
  const removedQuestions: number[] = [];
  const answers = given.flatMap((answer): Answer[] => {
    const { questionId, optionIds } = answer;
    const question = byId.get(questionId);
    const left = question && optionIds?.filter((id) => !isGone(id, question.options));
    const lostAll = optionIds !== undefined && optionIds.length > 0 && left?.length === 0;
    if (isGone(questionId, questions) || lostAll) {
      removedQuestions.push(questionId);
      return [];
    }
    return [left ? { ...answer, optionIds: left } : answer];
  });
  return { answers, removedQuestions };
}
