import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useState } from 'react';
import { Skeleton, SkeletonText } from '../../../design-system/feedback/skeleton.tsx';
import { ToolSelect } from '../../../design-system/fields/tool-select.tsx';
import { spanText } from '../../../domain/kpis/record-text.ts';
import { useCachedQuery } from '../../../lib/api/use-cached-query.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { MissingValue } from './missing-value.tsx';
import { OriginFacts } from './origin-facts.tsx';
import { selectablePoints } from './selectable-points.ts';
import { useChart } from './use-chart.ts';

/**
 * The panel shows where a value comes from: its formula, inputs and factors with source and year, or the values that it
 * adds up.
 */
export function OriginPanel({ kpi }: { kpi: Kpi }) {
  const { t } = useTranslate();
  return (
    <section aria-labelledby="origin-title" className="panel below-fold min-w-0 p-5 sm:p-6">
      <h2 id="origin-title" className="type-panel">
        {t('company-data.origin.title')}
      </h2>
      <Origin kpi={kpi} />
    </section>
  );
}

function Origin({ kpi }: { kpi: Kpi }) {
  const { t, language } = useTranslate();
  const [chosen, setChosen] = useState<string | null>(null);
  // People can choose every period that the chart shows.
  const { query: series } = useChart(kpi);
  const points = selectablePoints(series.data?.points ?? []);
  const newest = points.find(({ completeness }) => completeness.state !== 'RUNNING') ?? points[0];
  const period = (points.find((point) => point.period.code === chosen) ?? newest)?.period;
  const query = useCachedQuery({
    ...companyDataQueries.origin(kpi.id, period?.start ?? '', period?.end ?? ''),
    enabled: period !== undefined,
  });
  if (series.error) return <LoadError title={t('company-data.origin.error')} query={series} />;
  if (query.error) return <LoadError title={t('company-data.origin.error')} query={query} />;
  if (series.data && !period) return <MissingValue kpi={kpi} period={series.data.points.at(-1)?.period} />;
  return (
    <>
      <div className="mt-4 w-[256px] max-w-full">
        <ToolSelect
          aria-label={t('company-data.origin.period')}
          options={points.map((point) => ({
            value: point.period.code,
            label: spanText(point.period, language),
          }))}
          value={period?.code ?? null}
          onChange={setChosen}
        />
      </div>
      {query.data ? (
        <OriginFacts origin={query.data} kpi={kpi} />
      ) : (
        <Skeleton className="mt-5">
          <SkeletonText lines={4} />
        </Skeleton>
      )}
    </>
  );
}
