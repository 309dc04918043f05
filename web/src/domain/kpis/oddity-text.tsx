import { formatQuantity } from '../../lib/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Oddity } from './oddities.ts';

/** Says what is unusual, and asks whether it is meant. Limits are in the KPI's own unit. */
export function OddityText({ oddities, unit }: { oddities: readonly Oddity[]; unit: string }) {
  const { t, language } = useTranslate();
  const sentences = oddities.map(({ key, detail }) =>
    key === 'crossCheck'
      ? detail
      : t(`records.odd.${key}`, { limit: formatQuantity(Number(detail), unit, language) }),
  );
  if (sentences.length === 0) sentences.push(t('records.odd.unknown'));
  return <>{[...sentences, t('records.odd.question')].join(' ')}</>;
}
