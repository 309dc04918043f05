import type { KpiSeries } from '@metra/contract/kpi-history';
import type { Kpi, Period } from '@metra/contract/kpi-shapes';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateText } from '../../../design-system/badge.tsx';
import { Unit } from '../../../design-system/unit.tsx';
import { Value } from '../../../design-system/value.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { kpiText, unitOf } from '../../tracking/kpi-text.ts';
import { changeBetween } from '../change-between.ts';
import { spanText } from '../record-text.ts';
import { latestPoint, pointYearBefore } from './chart-series.ts';
import styles from './kpi-summary.module.css';
import { leadingTarget, targetLine } from './target-line.ts';

interface KpiSummaryProps {
  kpi: Kpi;
  series: KpiSeries;
  /** What is missing where the period is not wholly covered. */
  gapsIn?: (period: Period) => ReactNode;
}

/** The last value, and what it is read against: target, last year, the year so far. */
export function KpiSummary({ kpi, series, gapsIn }: KpiSummaryProps) {
  const { t, language } = useTranslate();
  const latest = latestPoint(series);
  if (!latest || latest.value === null) return null;
  const before = pointYearBefore(series, latest)?.value ?? null;
  const target = leadingTarget(series.targets);
  const [exact = null] = target
    ? targetLine(target, [latest.period], series.granularity, kpi.aggregation)
    : [];
  // As it is written, so that the difference is the one people see.
  const aim = exact === null ? null : Number(exact.toFixed(kpi.decimals));
  return (
    <dl className={styles.summary}>
      <SummaryItem name={spanText(latest.period, language)}>
        <Value size="xl" value={latest.value} unit={unitOf(kpi)} decimals={kpi.decimals} />
        {latest.completeness.state === 'GAPS' && (
          <Note>
            {t('company-data.summary.incomplete')} {gapsIn?.(latest.period)}
          </Note>
        )}
      </SummaryItem>
      {aim !== null && (
        <SummaryItem name={t('company-data.summary.target')}>
          {kpi.unit.label === '%' ? (
            <Change>{changeBetween(latest.value, aim, kpi, language)}</Change>
          ) : (
            <Value size="m" value={latest.value - aim} unit={unitOf(kpi)} decimals={kpi.decimals} signed />
          )}
          <TargetNote good={isGood(kpi, latest.value, aim)} aim={kpiText(aim, kpi, language)} />
        </SummaryItem>
      )}
      {before !== null && (
        <SummaryItem name={t('company-data.summary.lastYear')}>
          <Change>{changeBetween(latest.value, before, kpi, language)}</Change>
          <Note>
            <Unit>{t('company-data.summary.was', { value: kpiText(before, kpi, language) })}</Unit>
          </Note>
        </SummaryItem>
      )}
      {kpi.aggregation === 'SUM' && series.granularity !== 'YEAR' && (
        <SummaryItem name={t('company-data.summary.year', { year: latest.period.start.slice(0, 4) })}>
          <Value
            size="m"
            value={yearSum(series, latest.period.start)}
            unit={unitOf(kpi)}
            decimals={kpi.decimals}
          />
        </SummaryItem>
      )}
    </dl>
  );
}

function yearSum({ points }: KpiSeries, day: string): number {
  const year = day.slice(0, 4);
  const values = points.filter(({ period }) => period.start.startsWith(year)).map(({ value }) => value ?? 0);
  return Number(values.reduce((sum, value) => sum + value, 0).toPrecision(15));
}

/** Whether a value is as good as was aimed for; null where no value is better than another. */
function isGood({ direction, band }: Kpi, value: number, aim: number): boolean | null {
  switch (direction) {
    case 'LOWER':
      return value <= aim;
    case 'HIGHER':
      return value >= aim;
    case 'TOWARDS_ZERO':
      return Math.abs(value) <= Math.abs(aim);
    case 'BAND':
      return band && value >= band.min && value <= band.max;
    case 'NEUTRAL':
      return null;
  }
}

function TargetNote({ good, aim }: { good: boolean | null; aim: string }) {
  const { t } = useTranslate();
  if (good === null) return <Note>{t('company-data.summary.aim', { value: aim })}</Note>;
  return (
    <StateText tone={good ? 'success' : 'warning'} icon={good ? CircleCheck : TriangleAlert}>
      {t(good ? 'company-data.summary.onTarget' : 'company-data.summary.offTarget', { value: aim })}
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
