import { formatPoints } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface DistanceTextProps {
  /** The distance is a share of the way; above zero is ahead of the plan. */
  distance: number;
  /** It names the period where the page does not, because a goal often judges a longer period than a chart shows. */
  period?: string | undefined;
}

/** The distance is in whole points, and has a warning tone when it is behind the plan. */
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
