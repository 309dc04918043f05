import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { parseNumber } from '../../../design-system/fields/parse-number.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import type { AskedQuestion } from './attempt.ts';

/** The form's own name: below the page's address it is taken from browsers that run no scripts. */
export const ANSWERS_FORM = 'answers';

export const fieldName = ({ id }: Pick<AskedQuestion, 'id'>): string => `q${id}`;

export type Values = (name: string) => readonly string[];

/** What a form says, as a browser sends it; what cannot be read is left for the rules to refuse. */
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
      // A form that comes back has commas between several.
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
