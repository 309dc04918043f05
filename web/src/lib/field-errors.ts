import { translateIfKnown } from './i18n/tolgee.ts';

/**
 * What a form reports for a field is a code, not a sentence, so that it is said in whichever language is chosen:
 * the rule's key and, where there is one, its limit, e.g. `maxLength=80`. An error of the API that is about one
 * field stands under its own key, e.g. `account.password_wrong`.
 */
export const fieldErrorCode = (key: string, limit?: number | bigint | undefined): string =>
  limit === undefined ? key : `${key}=${limit}`;

/** The sentence for a code, in the present language. */
export function fieldErrorText(code: string): string {
  const [key = '', limit] = code.split('=');
  const known =
    limit === undefined
      ? (translateIfKnown(`forms.${key}`) ?? translateIfKnown(`api.exceptions.${key}`))
      : translateIfKnown(`forms.${key}.limit`, {
          limit: Number(limit).toLocaleString(document.documentElement.lang),
        });
  return known ?? translateIfKnown('forms.invalid') ?? code;
}
