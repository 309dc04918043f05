import type { Language } from '@metra/contract/core/primitives';
import type { Answer, Question } from '@metra/contract/shapes/questionnaire-shapes';
import type { OutputCell } from '../../platform/text/csv-writer.ts';
import { wordsIn } from './result-profile.ts';

const nothingChosen = { de: 'Nichts davon', en: 'None of these' } as const;

/** The text of an answer. */
export function answerInWords(question: Question, answer: Answer, language: Language): string {
  const { optionIds, value, text } = answer;
  if (text !== undefined) return text;
  if (value !== undefined) return [String(value), question.number?.unit ?? ''].join(' ').trim();
  const chosen = question.options.filter(({ id }) => optionIds?.includes(id));
  return chosen.map((option) => wordsIn(option.text, language)).join('; ') || nothingChosen[language];
}

/** The text of an answer in a table; numbers stay numbers. */
export function answerCell(question: Question, answer: Answer | undefined, language: Language): OutputCell {
  if (!answer) return null;
  return answer.value === undefined
    ? answerInWords(question, answer, language)
    : { number: String(answer.value) };
}
