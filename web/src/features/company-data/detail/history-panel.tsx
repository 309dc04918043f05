import type { Kpi, Period } from '@metra/contract/shapes/kpi-shapes';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../design-system/feedback/skeleton.tsx';
import { Segmented } from '../../../design-system/fields/segmented.tsx';
import { chartSeriesOf, granularitiesOf, type Range } from '../../../domain/kpis/history/chart-series.ts';
import { HistoryChart } from '../../../domain/kpis/history/history-chart.tsx';
import { KpiSummary } from '../../../domain/kpis/history/kpi-summary.tsx';
import { today } from '../../../domain/tracking/today.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LateSources } from '../late-sources.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { MissingInputs } from './missing-inputs.tsx';
import { useChart } from './use-chart.ts';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/$sector/$kpiId');
const RANGES: readonly Range[] = ['year', 'three', 'all'];

/** People choose the range and the resolution of the history. */
export function HistoryPanel({ kpi, firstSteps }: { kpi: Kpi; firstSteps: ReactNode }) {
  const { t } = useTranslate();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const { query, range, chosen } = useChart(kpi);
  const granularities = granularitiesOf(kpi.frequency);
  const go = (change: typeof search) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  const tools = (
    <div className="flex flex-wrap gap-3">
      {granularities.length > 1 && (
        <Segmented
          label={t('company-data.history.granularity')}
          options={granularities.map((value) => ({ value, label: t(`records.frequency.${value}`) }))}
          value={chosen ?? query.data?.granularity ?? kpi.frequency}
          onChange={(next) => go({ granularity: next })}
        />
      )}
      <Segmented
        label={t('company-data.history.range')}
        options={RANGES.map((value) => ({ value, label: t(`company-data.history.${value}`) }))}
        value={range}
        onChange={(next) => go({ range: next })}
      />
    </div>
  );
  return (
    <section className="panel min-w-0" aria-label={t('company-data.history.title')}>
      {query.data ? (
        <>
          <KpiSummary
            kpi={kpi}
            series={query.data}
            {...(kpi.formula && {
              gapsIn: (period: Period) => <MissingInputs kpiId={kpi.id} period={period} />,
            })}
            {...(query.data.waitsFor.length > 0 && {
              late: <LateSources sources={query.data.waitsFor} />,
            })}
          />
          <div className="px-3 py-4 sm:px-6 sm:py-5">
            <HistoryChart
              kpi={kpi}
              series={query.data}
              chartSeries={chartSeriesOf(query.data, range, today())}
              tools={tools}
              firstSteps={firstSteps}
            />
          </div>
        </>
      ) : query.error ? (
        <div className="p-6">
          <LoadError title={t('company-data.history.error')} query={query} />
        </div>
      ) : (
        <Skeleton>
          <HistorySkeleton />
        </Skeleton>
      )}
    </section>
  );
}
