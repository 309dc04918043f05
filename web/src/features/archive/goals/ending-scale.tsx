import type { ArchivedGoal } from '@metra/contract/operations/archive';
import { Scale } from '../../../design-system/charts/scale.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { kpiText, unitOf } from '../../../domain/tracking/kpi-text.ts';
import { formatPercent } from '../../../lib/formats/formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

/** The scale needs a baseline and a target. Without both, nothing is drawn. */
export function EndingScale({ goal: { kpi, sector } }: { goal: ArchivedGoal }) {
  const { t, language } = useTranslate();
  if (!kpi || kpi.start === null || kpi.target === null) return null;
  const { progress, result } = kpi;
  const end = (value: number) => <Value value={value} unit={unitOf(kpi)} decimals={kpi.decimals} />;
  return (
    <>
      <p className="type-small mb-1 text-text-muted">{kpi.name}</p>
      <Scale
        share={result === null ? null : progress}
        tone={sector}
        start={{ value: end(kpi.start), label: t('reporting.archive.start') }}
        target={{ value: end(kpi.target), label: t('reporting.archive.target') }}
        formatShare={() => (result === null ? '' : kpiText(result, kpi, language))}
        label={
          result === null || progress === null
            ? t('reporting.archive.scaleNothing')
            : t('reporting.archive.scale', {
                value: kpiText(result, kpi, language),
                share: formatPercent(progress, language, { decimals: 0 }),
              })
        }
      />
    </>
  );
}
