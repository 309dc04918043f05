import { StateText } from '../../design-system/badge.tsx';
import { formatNumber } from '../../lib/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { goalStatusOf, type Measured } from './goal-status.ts';

/** "Auf Kurs", "4 Punkte hinter Plan": always an icon and words. */
export function GoalStatusText({ goal }: { goal: Measured }) {
  const { t, language } = useTranslate();
  const { word, tone, points } = goalStatusOf(goal);
  return (
    <StateText tone={tone} className="whitespace-nowrap">
      {t(`goals.status.${word}`, { points: pointsText(points, language) })}
    </StateText>
  );
}

/** A distance in points without its sign, never broken over two lines: "4 Punkte", "1 Punkt". */
export function pointsText(points: number, language: Language): string {
  const distance = Math.abs(points);
  const value = formatNumber(distance, language, { decimals: 0 });
  const text = translate(distance === 1 ? 'common.format.point' : 'common.format.points', { value });
  return text.replace(' ', '\u00a0');
}
