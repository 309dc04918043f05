import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { ButtonLink } from '../../../design-system/buttons/button.tsx';
import { ErrorState } from '../../../design-system/feedback/error-state.tsx';
import { kpiQueries } from '../../../domain/kpis/kpi.queries.ts';
import { hasStatus } from '../../../lib/errors/errors.ts';
import { LoadError } from '../../../lib/errors/load-error.tsx';
import { useNamePage } from '../../../lib/guards/page-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { companyDataQueries } from '../company-data.queries.ts';
import { KpiPage } from './kpi-page.tsx';
import { KpiSkeleton } from './kpi-skeleton.tsx';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/$sector/$kpiId');

export function KpiScreen() {
  const { t } = useTranslate();
  const { sector, kpiId } = route.useParams();
  const query = useQuery(kpiQueries.detail(kpiId));
  useNamePage(query.data?.name);
  // The page depends on whether there are records, because a computed KPI has none.
  const isEntered = query.data?.formula === null && query.data.computedBy === null;
  const records = useInfiniteQuery({ ...companyDataQueries.records(kpiId), enabled: isEntered });
  if (query.data && !(isEntered && records.isPending)) {
    const isEmpty = isEntered && records.data?.pages[0]?.total === 0;
    return <KpiPage key={kpiId} kpi={query.data} isEmpty={isEmpty} />;
  }
  if (!query.error) return <KpiSkeleton sector={sector} />;
  return (
    <div className="wrap py-16">
      {hasStatus(query.error, 404) ? (
        <ErrorState
          icon={Compass}
          headingLevel={1}
          title={t('company-data.notThere.title')}
          text={t('company-data.notThere.text')}
          action={
            <ButtonLink render={<Link to="/app/company-data/$sector" params={{ sector }} />}>
              {t('company-data.notThere.back')}
            </ButtonLink>
          }
        />
      ) : (
        <LoadError
          title={t('company-data.error.title')}
          text={t('company-data.error.text')}
          query={query}
          headingLevel={1}
        />
      )}
    </div>
  );
}
