import { type ErrorBody, type ErrorKey, errors, type FieldError } from '@metra/contract/core/errors';
import type { Language } from '@metra/contract/core/primitives';
import germanTexts from '@metra/contract/error-texts/de' with { type: 'json' };
import englishTexts from '@metra/contract/error-texts/en' with { type: 'json' };

const texts: Record<Language, Record<ErrorKey, string>> = { de: germanTexts, en: englishTexts };

/** The common error body in the requested language. */
export const errorBody = (
  key: ErrorKey,
  language: Language,
  responseId: string,
  fields?: readonly FieldError[],
): ErrorBody => ({
  status: errors[key],
  error: key,
  i18nKey: key,
  message: texts[language][key],
  responseId,
  ...(fields && [400, 409].includes(errors[key]) && { fields: [...fields] }),
});
