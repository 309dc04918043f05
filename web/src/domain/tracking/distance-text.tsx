import { formatPoints } from '../../lib/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface DistanceTextProps {
  /** Share of the way: above zero is ahead of the plan. */
  distance: number;
  /** Said with its name, where no column says what it is. */
  withName?: boolean;
}

/** How far a KPI is from the way to its target, in whole points; behind it in the tone of a warning. */
export function DistanceText({ distance, withName = false }: DistanceTextProps) {
  const { t, language } = useTranslate();
  const points = Math.round(distance * 100);
  return (
    <span
      className="whitespace-nowrap data-[side=behind]:text-warning-text"
      data-side={points < 0 ? 'behind' : undefined}
    >
      {t(withName ? 'common.plan.distanceNamed' : 'common.plan.distance', {
        points: formatPoints(points / 100, language),
      })}
    </span>
  );
}
