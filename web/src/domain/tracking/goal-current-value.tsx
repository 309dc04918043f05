import type { GoalKpi, MeasureState } from '@metra/contract/tracking-shapes';
import { Unit } from '../../design-system/unit.tsx';
import { Value } from '../../design-system/value.tsx';
import { formatNumber } from '../../lib/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CatalogueText } from './catalogue-text.tsx';
import { changeText, unitOf } from './kpi-text.ts';

interface GoalCurrentValueProps {
  kpi: GoalKpi | null;
  measures: readonly { state: MeasureState }[];
}

/** The present value of the leading KPI; until there is one, how many measures are finished. */
export function GoalCurrentValue({ kpi, measures }: GoalCurrentValueProps) {
  const { language } = useTranslate();
  if (!kpi?.actual) return <MeasuresDone kpi={kpi} measures={measures} />;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <Value
          value={kpi.actual.value}
          unit={unitOf(kpi)}
          size="l"
          decimals={kpi.decimals}
          className="text-(length:--goal-value-size)!"
        />
        <span className="tabular text-small whitespace-nowrap text-text-muted">
          <Unit>{changeText(kpi, language) ?? ''}</Unit>
        </span>
      </p>
      <p className="type-small mt-2 text-text-muted">
        <CatalogueText>{kpi.name}</CatalogueText>
      </p>
    </>
  );
}

function MeasuresDone({ kpi, measures }: GoalCurrentValueProps) {
  const { t, language } = useTranslate();
  const done = measures.filter(({ state }) => state === 'DONE').length;
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="whitespace-nowrap">
          <span className="type-value text-(length:--goal-value-size)">{formatNumber(done, language)}</span>
          <span className="ml-2 text-[1rem] text-text-soft">
            {t('goals.currentValue.measures', { total: measures.length })}
          </span>
        </span>
      </p>
      <p className="type-small mt-2 text-text-muted">
        {kpi ? (
          <CatalogueText>{t('goals.currentValue.noValue', { kpi: kpi.name })}</CatalogueText>
        ) : (
          t('goals.currentValue.byMeasures')
        )}
      </p>
    </>
  );
}

/** Share of finished measures; what was dropped does not count. */
export function shareDone(measures: readonly { state: MeasureState }[]): number | null {
  const counting = measures.filter(({ state }) => state !== 'DROPPED');
  const done = counting.filter(({ state }) => state === 'DONE').length;
  return counting.length === 0 ? null : done / counting.length;
}
