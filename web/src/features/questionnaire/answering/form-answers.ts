import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { AskedQuestion } from './attempt.ts';

/** Browsers without scripts send the form to this name below the page's address. */
export const ANSWERS_FORM = 'answers';

export const fieldName = ({ id }: Pick<AskedQuestion, 'id'>): string => `q${id}`;

export type Values = (name: string) => readonly string[];

/**
 * Reads the answers from a form as a browser sends it. Unreadable values remain, so that the rules refuse
 * them.
 */
export const answersInForm = (
  questions: readonly AskedQuestion[],
  valuesOf: Values,
  language: Language,
): Answer[] =>
  questions.flatMap((question) => {
    const given = valuesOf(fieldName(question)).filter((value) => value.trim() !== '');
    const answer = given.length > 0 ? answerOf(question, given, language) : undefined;
    return answer ? [answer] : [];
  });

function answerOf(
  { id: questionId, type }: AskedQuestion,
  given: readonly string[],
  language: Language,
): Answer | undefined {
  const [first = ''] = given;
  switch (type) {
    case 'SINGLE':
    case 'MULTIPLE': {
      // A form that the server shows again separates several values by commas.
      const chosen = given.flatMap((value) => value.split(','));
      const optionIds = [...new Set(chosen.map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
      return optionIds.length > 0 ? { questionId, optionIds } : undefined;
    }
    case 'SCALE':
    case 'NUMBER': {
      const value = parseNumber(first, language);
      return value !== null && Number.isFinite(value) ? { questionId, value } : undefined;
    }
    case 'TEXT':
      return { questionId, text: first };
  }
}
