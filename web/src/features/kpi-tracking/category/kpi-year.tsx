import type { KpiSeries } from '@metra/contract/operations/kpi-history';
import type { Frequency, Kpi } from '@metra/contract/shapes/kpi-shapes';
import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { EmptyState } from '../../../design-system/feedback/empty-state.tsx';
import { Skeleton, SkeletonLine } from '../../../design-system/feedback/skeleton.tsx';
import { chartSeriesOf, querySpan } from '../../../domain/kpis/history/chart-series.ts';
import { HistoryChart } from '../../../domain/kpis/history/history-chart.tsx';
import { KpiSummary } from '../../../domain/kpis/history/kpi-summary.tsx';
import { KpiSummarySkeleton } from '../../../domain/kpis/history/kpi-summary-skeleton.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { longSpanText } from '../../../domain/kpis/long-span-text.ts';
import { CatalogueText } from '../../../domain/tracking/catalogue-text.tsx';
import { today } from '../../../domain/tracking/today.ts';
import { useCachedQuery } from '../../../lib/api/use-cached-query.ts';
import { useDrawn } from '../../../lib/browser/use-drawn.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { businessYearOf, daysOfYear, nameOfYear } from '../../../lib/formats/business-year.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { RecordGrid } from '../grid/record-grid.tsx';
import { UnsavedNotice } from '../grid/unsaved-notice.tsx';
import { YearGridSkeleton } from './year-grid-skeleton.tsx';
import { yearPeriods, yearRows } from './year-rows.ts';
import { YearSteps } from './year-steps.tsx';

interface KpiYearProps {
  kpiId: number;
  /** The frequency is known before the KPI is loaded, so that records and history are requested at the same time. */
  frequency: Frequency;
  category: string;
  year: number;
}

const YEARS_BACK = 6;
const NO_TARGETS: KpiSeries['targets'] = [];

/** The screen shows one KPI with all periods of a year, and a chart of them. */
export function KpiYear({ kpiId, frequency, category, year }: KpiYearProps) {
  const { t, language } = useTranslate();
  const kpi = useCachedQuery(kpiQueries.detail(kpiId));
  const back = frequency === 'YEAR' ? YEARS_BACK : 1;
  const records = useCachedQuery(
    kpiQueries.recordsWithin(kpiId, daysOfYear(year - back).start, daysOfYear(year).end),
  );
  const span = yearSpan(frequency, year);
  const history = useCachedQuery(kpiQueries.history(kpiId, querySpan(span.range, span.at)));
  const isCharted = useDrawn(false);
  // Without the history people can still enter values, but targets are not shown.
  const targets = history.data?.targets ?? (history.error ? NO_TARGETS : undefined);
  const fields = useMemo(
    () =>
      kpi.data && records.data && targets
        ? yearRows(
            {
              kpi: kpi.data,
              periods: yearPeriods(kpi.data.frequency, year, today()),
              records: records.data,
              targets,
              today: today(),
            },
            (period) => longSpanText(period, language),
          )
        : undefined,
    [kpi.data, records.data, targets, year, language],
  );
  const failed = kpi.error ? kpi : records.error ? records : null;
  if (failed && !fields)
    return <LoadError title={t('tracking.error.title')} text={t('tracking.error.text')} query={failed} />;
  return (
    <>
      {!fields?.length && <UnsavedNotice />}
      <section className="panel min-w-0" aria-labelledby="kpi-year-title">
        {kpi.data && history.data && <KpiSummary kpi={kpi.data} series={history.data} />}
        {(kpi.isPending || history.isPending) && (
          <Skeleton>
            <KpiSummarySkeleton />
          </Skeleton>
        )}
        <div className="flex items-start justify-between gap-x-6 gap-y-4 px-5 pt-5 pb-3 max-sm:flex-col sm:px-6">
          <div className="min-w-0">
            <h2 id="kpi-year-title" className="type-h2">
              {kpi.data ? (
                <CatalogueText>{kpi.data.name}</CatalogueText>
              ) : (
                <SkeletonLine className="w-[240px]" />
              )}
            </h2>
            {kpi.data?.whereToFind && (
              <p className="type-small mt-1 text-text-muted">{kpi.data.whereToFind}</p>
            )}
          </div>
          <YearSteps category={category} kpiId={kpiId} year={year} />
        </div>
        {/* The grid waits for the chart above it, so that a field does not move while somebody clicks on it. */}
        {fields && !history.isPending ? (
          fields.length > 0 ? (
            <RecordGrid
              label={t('tracking.category.gridOf', {
                kpi: kpi.data?.name ?? '',
                year: nameOfYear(year),
              })}
              rowsAre="periods"
              fields={fields}
              notice={<UnsavedNotice shown={fields.map(({ key }) => key)} isAbove={false} />}
            />
          ) : (
            <EmptyState title={t('tracking.category.notYet')} text={t('tracking.category.notYetText')} />
          )
        ) : (
          <Skeleton>
            <YearGridSkeleton />
          </Skeleton>
        )}
      </section>
      {isCharted && kpi.data && history.data && (
        <YearHistory kpi={kpi.data} series={history.data} span={span} />
      )}
    </>
  );
}

/** Returns the period to load and draw. A yearly KPI has all its years. */
function yearSpan(frequency: Frequency, year: number) {
  const present = today();
  return {
    range: frequency === 'YEAR' ? ('all' as const) : ('year' as const),
    at: businessYearOf(present) === year ? present : daysOfYear(year).end,
  };
}

interface YearHistoryProps {
  kpi: Kpi;
  series: KpiSeries;
  span: ReturnType<typeof yearSpan>;
}

/** The chart compares the year with its target and with the year before. */
function YearHistory({ kpi, series, span: { range, at } }: YearHistoryProps) {
  const { t } = useTranslate();
  return (
    <section className="panel below-fold mt-6 min-w-0" aria-label={t('company-data.history.title')}>
      <div className="px-3 py-4 sm:px-6 sm:py-5">
        <HistoryChart
          kpi={kpi}
          series={series}
          chartSeries={chartSeriesOf(series, range, at)}
          tools={
            <Link
              to="/app/company-data/$sector/$kpiId"
              params={{ sector: kpi.sector, kpiId: kpi.id }}
              className="link type-small inline-flex items-center gap-2"
            >
              {t('tracking.category.toDetail')}
              <ArrowRight size={15} aria-hidden="true" />
            </Link>
          }
        />
      </div>
    </section>
  );
}
