import type { GoalKpi } from '@metra/contract/shapes/tracking-shapes';
import { Scale, type ScaleEnd } from '../../design-system/charts/scale.tsx';
import type { SectorShape } from '../../design-system/pictures/sector-mark.tsx';
import { Value } from '../../design-system/values/value.tsx';
import { formatDate } from '../../lib/formats/date-formats.ts';
import { formatPercent } from '../../lib/formats/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { unitOf } from './kpi-text.ts';
import { periodText } from './period-text.ts';

interface GoalScaleProps {
  sector: SectorShape;
  kpi: GoalKpi | null;
}

/**
 * The current and the planned value use the same dates as the ends of the scale. Without a judgement neither is
 * drawn, and without a target the scale has no end.
 */
export function GoalScale({ sector, kpi }: GoalScaleProps) {
  const { t, language } = useTranslate();
  const share = kpi?.progress ?? null;
  const plan = share === null || kpi?.status === 'MISSED' ? null : (kpi?.expectedProgress ?? null);
  const percent = (value: number) => formatPercent(value, language, { decimals: 0 });
  return (
    <Scale
      share={share}
      plan={plan}
      tone={sector}
      isOpen={!kpi?.target}
      start={useStart(kpi)}
      target={useTarget(kpi)}
      label={
        share === null
          ? t(kpi?.target ? 'goals.scale.labelNothing' : 'goals.scale.labelOpen')
          : t(plan === null ? 'goals.scale.labelWithoutPlan' : 'goals.scale.label', {
              progress: percent(share),
              plan: percent(plan ?? 0),
            })
      }
    />
  );
}

function useStart(kpi: GoalKpi | null): ScaleEnd {
  const { t, language } = useTranslate();
  if (!kpi?.baseline) return { value: t('goals.scale.unset'), label: t('goals.scale.startPlain') };
  return {
    value: <Value value={kpi.baseline.value} unit={unitOf(kpi)} decimals={kpi.decimals} />,
    label: t('goals.scale.start', { when: periodText(kpi.baseline.period, language) }),
  };
}

function useTarget(kpi: GoalKpi | null): ScaleEnd {
  const { t, language } = useTranslate();
  if (!kpi?.target) return { value: t('goals.scale.unset'), label: t('goals.scale.targetPlain') };
  return {
    value: <Value value={kpi.target.value} unit={unitOf(kpi)} decimals={kpi.decimals} />,
    label: t('goals.scale.target', { when: formatDate(kpi.target.date, language, 'month') }),
  };
}
