import type { Answer } from '@metra/contract/shapes/questionnaire-shapes';
import { formatNumber } from '../../../lib/formats/formats.ts';
import type { Translating } from '../../../lib/i18n/use-translate.ts';
import type { AskedQuestion } from './attempt.ts';

export function answerWords(
  { options, scale, number }: AskedQuestion,
  { optionIds, value, text }: Answer,
  { t, language }: Translating,
): string {
  if (text !== undefined) return text;
  if (value !== undefined && scale)
    return t('questionnaires.answer.onScale', { value: String(value), max: String(scale.max) });
  if (value !== undefined)
    return [formatNumber(value, language, { decimals: 6 }), number?.unit ?? ''].join(' ').trim();
  const chosen = options.filter(({ id }) => optionIds?.includes(id));
  return chosen.map((option) => option.text).join(', ') || t('questionnaires.answer.none');
}
