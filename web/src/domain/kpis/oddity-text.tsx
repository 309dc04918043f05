import { formatQuantity } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Oddity } from './oddities.ts';

interface OddityTextProps {
  oddities: readonly Oddity[];
  unit: string;
  /** It is false where one question covers several values. */
  withQuestion?: boolean;
}

/** Limits are in the KPI's own unit. */
export function OddityText({ oddities, unit, withQuestion = true }: OddityTextProps) {
  const { t, language } = useTranslate();
  const sentences = oddities.map(({ key, detail }) =>
    key === 'crossCheck'
      ? detail
      : t(`records.odd.${key}`, { limit: formatQuantity(Number(detail), unit, language) }),
  );
  if (sentences.length === 0) sentences.push(t('records.odd.unknown'));
  if (withQuestion) sentences.push(t('records.odd.question'));
  return <>{sentences.join(' ')}</>;
}
