import type { Kpi, Period } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, SkeletonText } from '../../../design-system/feedback/skeleton.tsx';
import { plainTwo } from '../../../domain/tracking/kpi-text.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { OriginFacts } from './origin-facts.tsx';

/** A KPI without a value still shows where its value will come from. */
export const MissingValue = ({ kpi, period }: { kpi: Kpi; period: Period | undefined }) =>
  kpi.formula && period ? <ToBeComputed kpi={kpi} period={period} /> : <ToBeEntered kpi={kpi} />;

function ToBeEntered({ kpi }: { kpi: Kpi }) {
  const { t } = useTranslate();
  return (
    <p className="mt-3 text-text-soft">
      {t('company-data.origin.toBeEntered', {
        frequency: kpi.frequency,
        units: plainTwo(kpi.units.map(({ label }) => label).join(', ')),
      })}
    </p>
  );
}

function ToBeComputed({ kpi, period }: { kpi: Kpi; period: Period }) {
  const { t } = useTranslate();
  const query = useQuery(companyDataQueries.origin(kpi.id, period.start, period.end));
  if (query.error) return <LoadError title={t('company-data.origin.error')} query={query} />;
  if (!query.data)
    return (
      <Skeleton className="mt-5">
        <SkeletonText lines={4} />
      </Skeleton>
    );
  return <OriginFacts origin={query.data} kpi={kpi} />;
}
