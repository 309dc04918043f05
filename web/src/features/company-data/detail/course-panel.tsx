import type { Kpi, Period } from '@metra/contract/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Segmented } from '../../../design-system/segmented.tsx';
import { Skeleton, SkeletonBlock } from '../../../design-system/skeleton.tsx';
import { CourseChart } from '../../../domain/kpis/course/course-chart.tsx';
import { askedSpan, courseOf, granularitiesOf, type Range } from '../../../domain/kpis/course/kpi-course.ts';
import { KpiReadings } from '../../../domain/kpis/course/kpi-readings.tsx';
import { seriesQuery } from '../../../domain/kpis/kpi.queries.ts';
import { today } from '../../../domain/tracking/today.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { LoadError } from '../../../lib/load-error.tsx';
import { MissingInputs } from './missing-inputs.tsx';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/$sector/$kpiId');
const RANGES: readonly Range[] = ['year', 'three', 'all'];

/** The readings and the course of a figure, as fine and as far back as one wants to see. */
export function CoursePanel({ kpi, firstSteps }: { kpi: Kpi; firstSteps: ReactNode }) {
  const { t } = useTranslate();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const range = search.range ?? (kpi.frequency === 'YEAR' ? 'all' : 'year');
  const granularities = granularitiesOf(kpi.frequency);
  const granularity =
    search.granularity && granularities.includes(search.granularity) ? search.granularity : kpi.frequency;
  const query = useQuery(seriesQuery(kpi.id, { ...askedSpan(range, today()), granularity }));
  const go = (change: typeof search) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  const tools = (
    <div className="flex flex-wrap gap-3">
      {granularities.length > 1 && (
        <Segmented
          label={t('company-data.course.granularity')}
          options={granularities.map((value) => ({ value, label: t(`records.frequency.${value}`) }))}
          value={granularity}
          onChange={(next) => go({ granularity: next })}
        />
      )}
      <Segmented
        label={t('company-data.course.range')}
        options={RANGES.map((value) => ({ value, label: t(`company-data.course.${value}`) }))}
        value={range}
        onChange={(next) => go({ range: next })}
      />
    </div>
  );
  return (
    <section className="panel min-w-0" aria-label={t('company-data.course.title')}>
      {query.data ? (
        <>
          <KpiReadings
            kpi={kpi}
            series={query.data}
            {...(kpi.formula && {
              gapsIn: (period: Period) => <MissingInputs kpiId={kpi.id} period={period} />,
            })}
          />
          <div className="kpi-course">
            <CourseChart
              kpi={kpi}
              series={query.data}
              course={courseOf(query.data, range, today())}
              tools={tools}
              firstSteps={firstSteps}
            />
          </div>
        </>
      ) : query.error ? (
        <div className="p-6">
          <LoadError title={t('company-data.course.error')} query={query} />
        </div>
      ) : (
        <Skeleton className="p-6">
          <SkeletonBlock height={420} />
        </Skeleton>
      )}
    </section>
  );
}
