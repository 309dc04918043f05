import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import type { Content } from './content.ts';

export interface CurrentAnswers {
  answers: Answer[];
  /** Questions that were answered but have been removed meanwhile. */
  removedQuestions: number[];
}

/**
 * Removes answers to questions that are no longer part of the questionnaire. Numbers are never reused, so a missing
 * number below the last one was removed. A higher number was never given, stays, and is refused.
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
