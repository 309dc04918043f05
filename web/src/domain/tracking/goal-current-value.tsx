import type { GoalKpi, MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { Unit } from '../../design-system/values/unit.tsx';
import { Value } from '../../design-system/values/value.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { actualPeriodText, isOutdatedActual, lackOfActual } from './actual-period.ts';
import { CatalogueText } from './catalogue-text.tsx';
import { changeText, unitOf } from './kpi-text.ts';
import { estimatedShareText, isApproximate } from './value-quality.ts';

interface GoalCurrentValueProps {
  kpi: GoalKpi | null;
  measures: readonly { state: MeasureState }[];
}

/** The value of the leading KPI and the number of finished measures are two separate facts. */
export function GoalCurrentValue({ kpi, measures }: GoalCurrentValueProps) {
  const { language } = useTranslate();
  const lack = kpi?.actual && lackOfActual(kpi.actual);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        {kpi?.actual ? (
          <Value
            value={kpi.actual.value}
            unit={unitOf(kpi)}
            size="l"
            decimals={kpi.decimals}
            approximate={isApproximate(kpi.actual.estimatedShare)}
            // An old or incomplete value is not shown as current.
            className={
              isCurrent(kpi)
                ? 'text-(length:--goal-value-size)!'
                : 'text-(length:--goal-value-size)! text-text-muted'
            }
          />
        ) : (
          <NoValue />
        )}
        {kpi && isCurrent(kpi) && (
          <span className="tabular text-small whitespace-nowrap text-text-muted">
            <Unit>{changeText(kpi, language) ?? ''}</Unit>
          </span>
        )}
      </p>
      <p className="type-small mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-text-muted">
        {kpi && (
          <span>
            <CatalogueText>
              {kpi.actual ? `${kpi.name}, ${actualPeriodText(kpi, kpi.actual, language)}` : kpi.name}
            </CatalogueText>
            {lack && <span className="block text-warning-text">{lack}</span>}
            {kpi.actual?.estimatedShare && (
              <span className="block text-text-soft">
                {estimatedShareText(kpi.actual.estimatedShare, language)}
              </span>
            )}
          </span>
        )}
        <MeasuresDone measures={measures} />
      </p>
    </>
  );
}

/** The age of a value is not judged for a KPI without a start. */
const isCurrent = (kpi: GoalKpi): boolean =>
  kpi.actual !== null &&
  lackOfActual(kpi.actual) === undefined &&
  (kpi.noJudgement === null || (kpi.noJudgement === 'NO_BASELINE' && !isOutdatedActual(kpi, kpi.actual)));

function NoValue() {
  const { t } = useTranslate();
  return (
    <span className="min-h-(--goal-value-size) content-end text-[1.375rem] leading-none text-text-muted">
      {t('goals.currentValue.missing')}
    </span>
  );
}

/** Dropped measures do not count. */
function MeasuresDone({ measures }: Pick<GoalCurrentValueProps, 'measures'>) {
  const { t } = useTranslate();
  const counting = measures.filter(({ state }) => state !== 'DROPPED');
  if (counting.length === 0) return null;
  const done = counting.filter(({ state }) => state === 'DONE').length;
  return (
    <span className="tabular whitespace-nowrap">
      {t('goals.currentValue.measures', { done, total: counting.length })}
    </span>
  );
}
