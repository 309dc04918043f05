import type { GoalKpi, MeasureState } from '@metra/contract/tracking-shapes';
import { Unit } from '../../design-system/unit.tsx';
import { Value } from '../../design-system/value.tsx';
import { formatNumber } from '../../lib/formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { CatalogueText } from './catalogue-text.tsx';
import { changeText, unitOf } from './kpi-text.ts';
import './goal-current-value.css';

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
      <p className="goal-reading">
        <Value
          value={kpi.actual.value}
          unit={unitOf(kpi)}
          size="l"
          decimals={kpi.decimals}
          className="text-(length:--goal-reading-size)!"
        />
        <span className="goal-reading-change">
          <Unit>{changeText(kpi, language) ?? ''}</Unit>
        </span>
      </p>
      <p className="goal-reading-about">
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
      <p className="goal-reading">
        <span className="whitespace-nowrap">
          <span className="reading text-(length:--goal-reading-size)">{formatNumber(done, language)}</span>
          <span className="goal-reading-unit">
            {t('goals.currentValue.measures', { total: measures.length })}
          </span>
        </span>
      </p>
      <p className="goal-reading-about">
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
