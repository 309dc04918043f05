import type { GoalKpi, MeasureState } from '@metra/contract/tracking-shapes';
import { Scale, type ScaleEnd } from '../../design-system/charts/scale.tsx';
import type { SectorShape } from '../../design-system/sector-mark.tsx';
import { Value } from '../../design-system/value.tsx';
import { formatDate } from '../../lib/date-formats.ts';
import { formatPercent } from '../../lib/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { shareDone } from './goal-current-value.tsx';
import { unitOf } from './kpi-text.ts';
import { periodText, yearOf } from './period-text.ts';

interface GoalScaleProps {
  sector: SectorShape;
  startedAt: string;
  dueOn: string | null;
  expectedProgress: number | null;
  /** The KPI the scale is about; without one it shows how far the measures are. */
  kpi: GoalKpi | null;
  /** Shown as long as no KPI says more. */
  measures: readonly { state: MeasureState }[];
}

/** From start to target: where a goal stands, and where it was planned to stand. */
export function GoalScale(goal: GoalScaleProps) {
  const { t, language } = useTranslate();
  const share = shareOf(goal);
  const plan = goal.expectedProgress;
  const percent = (value: number) => formatPercent(value, language, { decimals: 0 });
  return (
    <Scale
      share={share}
      plan={plan}
      tone={goal.sector}
      start={useStart(goal)}
      target={useTarget(goal)}
      label={
        share === null
          ? t(plan === null ? 'goals.scale.labelNothing' : 'goals.scale.labelEmpty', {
              plan: percent(plan ?? 0),
            })
          : t(plan === null ? 'goals.scale.labelWithoutPlan' : 'goals.scale.label', {
              progress: percent(share),
              plan: percent(plan ?? 0),
            })
      }
    />
  );
}

/** Nothing measured and nothing done yet: the scale shows start and plan only. */
function shareOf({ kpi, measures }: GoalScaleProps): number | null {
  if (kpi?.actual) return kpi.progress;
  return shareDone(measures) || null;
}

/** A share of finished measures must not be read off a scale of tonnes. */
const isAboutMeasures = ({ kpi, measures }: GoalScaleProps): boolean =>
  !kpi?.actual && Boolean(shareDone(measures));

function useStart(goal: GoalScaleProps): ScaleEnd {
  const { t, language } = useTranslate();
  const { kpi, startedAt } = goal;
  if (kpi?.baseline && !isAboutMeasures(goal))
    return {
      value: <Value value={kpi.baseline.value} unit={unitOf(kpi)} decimals={kpi.decimals} />,
      label: t('goals.scale.start', { when: periodText(kpi.baseline.period, language) }),
    };
  return {
    value: formatDate(startedAt, language, 'month'),
    label: t('goals.scale.startPlain'),
  };
}

function useTarget(goal: GoalScaleProps): ScaleEnd {
  const { t, language } = useTranslate();
  const { kpi, dueOn } = goal;
  if (kpi?.target && !isAboutMeasures(goal))
    return {
      value: <Value value={kpi.target.value} unit={unitOf(kpi)} decimals={kpi.decimals} />,
      label: t('goals.scale.target', { when: yearOf(kpi.target.date) }),
    };
  if (dueOn === null) return { value: '', label: t('goals.scale.noTarget') };
  return {
    value: formatDate(dueOn, language, 'month'),
    label: t('goals.scale.targetPlain'),
  };
}
