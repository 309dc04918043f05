import type { FieldKey } from '@metra/contract/core/field-keys';
import { formatNumber } from '../formats/formats.ts';
import { currentLanguage, translate, translateIfKnown } from '../i18n/tolgee.ts';

/**
 * What a form reports for a field is a code, not a sentence, so that it is said in whichever language is chosen:
 * the rule's key and, where there is one, its limit, e.g. `maxLength=80`. An error of the API that is about one
 * field stands under its own key, e.g. `account.password_wrong`.
 */
export const fieldErrorCode = (key: FieldKey, limit?: number | undefined): string =>
  limit === undefined ? key : `${key}=${limit}`;

/** The sentence for a code, in the present language. */
export function fieldErrorText(code: string): string {
  const [key = '', limit] = code.split('=');
  return (
    textWithLimit(key, Number(limit)) ??
    translateIfKnown(`forms.field.${key}`) ??
    translateIfKnown(`api.exceptions.${key}`) ??
    // A server newer than this page may know a rule more.
    translate('forms.field.type')
  );
}

function textWithLimit(key: string, limit: number): string | undefined {
  if (!Number.isFinite(limit)) return undefined;
  const shown = formatNumber(limit, currentLanguage());
  return translateIfKnown(`forms.field.${key}.limit`, { limit: shown });
}
