import type { KpiSeries } from '@metra/contract/operations/kpi-history';
import { isPercentage } from '@metra/contract/rules/units';
import type { Kpi, Period } from '@metra/contract/shapes/kpi-shapes';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateText } from '../../../design-system/values/badge.tsx';
import { Unit } from '../../../design-system/values/unit.tsx';
import { Value } from '../../../design-system/values/value.tsx';
import { businessYearOf, nameOfYear } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { kpiText, unitOf } from '../../tracking/kpi-text.ts';
import { MONTHS_IN } from '../../tracking/period-code.ts';
import { today } from '../../tracking/today.ts';
import { estimatedShareText, isApproximate } from '../../tracking/value-quality.ts';
import { changeBetween } from '../change-between.ts';
import { CompletenessNote } from '../completeness-note.tsx';
import { asOfText, missingText } from '../completeness-text.ts';
import { reachesTarget } from '../reaches-target.ts';
import { isWhole, latestPoint, pointYearBefore } from './chart-series.ts';
import styles from './kpi-summary.module.css';
import { leadingTarget, targetLine } from './target-line.ts';
import { yearSum } from './year-sum.ts';

interface KpiSummaryProps {
  kpi: Kpi;
  series: KpiSeries;
  /** It lists what is missing in a period that is not completely covered. */
  gapsIn?: (period: Period) => ReactNode;
  /** It explains why there is no newer value. */
  late?: ReactNode;
}

/** The last value is compared with the target, the last year and the year so far. */
export function KpiSummary({ kpi, series, gapsIn, late }: KpiSummaryProps) {
  const { t, language } = useTranslate();
  const latest = latestPoint(series);
  if (!latest || latest.value === null) return null;
  const before = pointYearBefore(series, latest)?.value ?? null;
  const target = leadingTarget(series.targets);
  const [exact = null] = target
    ? targetLine(target, [latest.period], series.granularity, kpi.aggregation)
    : [];
  // The target is rounded as it is displayed, so that the difference matches what people see.
  const aim = exact === null ? null : Number(exact.toFixed(kpi.decimals));
  return (
    <dl className={styles.summary}>
      <SummaryItem name={asOfText(latest.period, series.granularity, today(), language)}>
        <Value
          size="xl"
          value={latest.value}
          unit={unitOf(kpi)}
          decimals={kpi.decimals}
          approximate={isApproximate(latest.completeness.shares?.estimated)}
        />
        <CompletenessNote of={latest.completeness} className="text-small text-text-soft" />
        {latest.completeness.state === 'GAPS' && (
          <Note>
            {latest.completeness.missing.some(({ code }) => code !== latest.period.code) &&
              t('company-data.summary.missingMonths', {
                periods: missingText(latest.completeness, language),
              })}{' '}
            {gapsIn?.(latest.period)}
          </Note>
        )}
        {late && <Note>{late}</Note>}
      </SummaryItem>
      {aim !== null && (
        <SummaryItem name={t('company-data.summary.plan')}>
          {isWhole(latest) ? (
            <ToTarget kpi={kpi} value={latest.value} aim={aim} />
          ) : (
            <Note>
              <Unit>{t('company-data.summary.notJudged', { value: kpiText(aim, kpi, language) })}</Unit>
            </Note>
          )}
        </SummaryItem>
      )}
      {before === null ? (
        <SummaryItem name={t('company-data.summary.lastYear')}>
          <span className="text-text-muted">{t('company-data.summary.noComparison')}</span>
          <Note>{t('company-data.summary.noComparisonText')}</Note>
        </SummaryItem>
      ) : (
        <SummaryItem name={t('company-data.summary.lastYear')}>
          <Change>{changeBetween(latest.value, before, kpi, language)}</Change>
          <Note>
            <Unit>{t('company-data.summary.was', { value: kpiText(before, kpi, language) })}</Unit>
          </Note>
        </SummaryItem>
      )}
      {kpi.aggregation === 'SUM' && series.granularity !== 'YEAR' && (
        <YearSum kpi={kpi} series={series} year={businessYearOf(latest.period.start)} />
      )}
    </dl>
  );
}

/** Only the current year is called "so far". */
function YearSum({ kpi, series, year }: Pick<KpiSummaryProps, 'kpi' | 'series'> & { year: number }) {
  const { t, language } = useTranslate();
  const name = nameOfYear(year);
  const isOver = businessYearOf(today()) > year;
  const { value, covered, estimatedShare } = yearSum(series, year);
  return (
    <SummaryItem name={isOver ? name : t('company-data.summary.yearSoFar', { year: name })}>
      <Value
        size="m"
        value={value}
        unit={unitOf(kpi)}
        decimals={kpi.decimals}
        approximate={isApproximate(estimatedShare)}
      />
      <Note>
        {[
          t('common.coverage', { covered, months: MONTHS_IN.YEAR }),
          estimatedShareText(estimatedShare, language),
        ]
          .filter((part) => part !== undefined)
          .join(' · ')}
      </Note>
    </SummaryItem>
  );
}

function ToTarget({ kpi, value, aim }: { kpi: Kpi; value: number; aim: number }) {
  const { language } = useTranslate();
  return (
    <>
      {isPercentage(kpi.unit.code) ? (
        <Change>{changeBetween(value, aim, kpi, language)}</Change>
      ) : (
        <Value size="m" value={value - aim} unit={unitOf(kpi)} decimals={kpi.decimals} signed />
      )}
      <TargetNote good={reachesTarget(kpi, value, aim)} aim={kpiText(aim, kpi, language)} />
    </>
  );
}

function TargetNote({ good, aim }: { good: boolean | null; aim: string }) {
  const { t } = useTranslate();
  if (good === null)
    return (
      <Note>
        <Unit>{t('company-data.summary.planned', { value: aim })}</Unit>
      </Note>
    );
  return (
    <StateText tone={good ? 'success' : 'warning'} icon={good ? CircleCheck : TriangleAlert}>
      <span>
        <Unit>
          {t(good ? 'company-data.summary.asPlanned' : 'company-data.summary.notAsPlanned', { value: aim })}
        </Unit>
      </span>
    </StateText>
  );
}

const SummaryItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Change = ({ children }: { children: string }) => (
  <span className="text-value-m leading-none">
    <span className="type-value">{children}</span>
  </span>
);

const Note = ({ children }: { children: ReactNode }) => (
  <span className="text-small text-text-soft">{children}</span>
);
