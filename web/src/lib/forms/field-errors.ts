import type { FieldKey } from '@metra/contract/core/field-keys';
import { formatNumber } from '../formats/formats.ts';
import { currentLanguage, translate, translateIfKnown } from '../i18n/tolgee.ts';

/**
 * A form reports a code instead of a sentence, so that the message follows the chosen language. The code is the
 * rule's key with its limit, e.g. `maxLength=80`, or the key of an API error, e.g. `account.password_wrong`.
 */
export const fieldErrorCode = (key: FieldKey, limit?: number | undefined): string =>
  limit === undefined ? key : `${key}=${limit}`;

export function fieldErrorText(code: string): string {
  const [key = '', limit] = code.split('=');
  return (
    textWithLimit(key, Number(limit)) ??
    translateIfKnown(`forms.field.${key}`) ??
    translateIfKnown(`api.exceptions.${key}`) ??
    // A server that is newer than this page may report an unknown rule.
    translate('forms.field.type')
  );
}

function textWithLimit(key: string, limit: number): string | undefined {
  if (!Number.isFinite(limit)) return undefined;
  const shown = formatNumber(limit, currentLanguage());
  return translateIfKnown(`forms.field.${key}.limit`, { limit: shown });
}
