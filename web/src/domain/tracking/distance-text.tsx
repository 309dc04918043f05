import { formatPoints } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface DistanceTextProps {
  /** Share of the way: above zero is ahead of the plan. */
  distance: number;
  /** Of which time, where nothing beside it says so: what a goal judges is mostly longer than one period of a chart. */
  period?: string | undefined;
}

/** How far a KPI is from the way to its target, in whole points; behind it in the tone of a warning. */
export function DistanceText({ distance, period }: DistanceTextProps) {
  const { t, language } = useTranslate();
  const points = Math.round(distance * 100);
  const text = formatPoints(points / 100, language);
  return (
    <span className="data-[side=behind]:text-warning-text" data-side={points < 0 ? 'behind' : undefined}>
      {period === undefined
        ? t('common.plan.distance', { points: text })
        : t('common.plan.distanceNamed', { period, points: text })}
    </span>
  );
}
