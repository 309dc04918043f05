import type { NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import { CircleAlert, CircleDot, Clock, Flag, type LucideIcon } from 'lucide-react';
import { StateText } from '../../design-system/values/badge.tsx';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { translate } from '../../lib/i18n/tolgee.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { type GoalStatusWord, goalStatusOf, type Measured } from './goal-status.ts';

const ICON: Partial<Record<GoalStatusWord, LucideIcon>> = {
  noValues: Clock,
  outdated: Clock,
  incomplete: CircleDot,
  reached: Flag,
  farBehind: CircleAlert,
};

interface GoalStatusTextProps {
  goal: Measured;
  /** The leading KPI knows why there is no judgement. */
  kpi: { noJudgement: NoJudgement | null } | null;
}

/** Examples: "Auf Kurs", "14 Punkte hinter Plan". A status has always an icon and words. */
export function GoalStatusText({ goal, kpi }: GoalStatusTextProps) {
  const { t, language } = useTranslate();
  const { word, tone, points } = goalStatusOf(goal, kpi?.noJudgement);
  return (
    <StateText tone={tone} {...(ICON[word] && { icon: ICON[word] })} className="whitespace-nowrap">
      {t(`goals.status.${word}`, { points: pointsText(points, language) })}
    </StateText>
  );
}

/** Examples: "4 Punkte", "1 Punkt". It has no sign and no line break. */
export function pointsText(points: number, language: Language): string {
  const distance = Math.abs(points);
  const value = formatNumber(distance, language, { decimals: 0 });
  const text = translate(distance === 1 ? 'common.format.point' : 'common.format.points', { value });
  return text.replace(' ', '\u00a0');
}
