import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { granularitiesOf } from '../../../domain/kpis/history/chart-series.ts';
import { useFirstMonth } from '../../../lib/formats/business-year.ts';
import { companyDataQueries } from '../company-data.queries.ts';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/$sector/$kpiId');

export function useChart(kpi: Kpi) {
  useFirstMonth();
  const search = route.useSearch();
  const range = search.range ?? (kpi.frequency === 'YEAR' ? 'all' : 'year');
  const chosen = granularitiesOf(kpi.frequency).find((granularity) => granularity === search.granularity);
  const query = useQuery(companyDataQueries.chart(kpi.id, { range, ...(chosen && { granularity: chosen }) }));
  return { query, range, chosen };
}
