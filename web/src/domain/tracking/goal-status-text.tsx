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
  /** The KPI the goal is read by: it knows why nothing can be said. */
  kpi: { noJudgement: NoJudgement | null } | null;
}

/** "Auf Kurs", "14 Punkte hinter Plan": always an icon and words. */
export function GoalStatusText({ goal, kpi }: GoalStatusTextProps) {
  const { t, language } = useTranslate();
  const { word, tone, points } = goalStatusOf(goal, kpi?.noJudgement);
  return (
    <StateText tone={tone} {...(ICON[word] && { icon: ICON[word] })} className="whitespace-nowrap">
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
