import type { Kpi } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { granularitiesOf } from '../../../domain/kpis/history/chart-series.ts';
import { useFirstMonth } from '../../../lib/formats/business-year.ts';
import { companyDataQueries } from '../company-data.queries.ts';

const route = getRouteApi('/app/main/strategy/subscribed/company-data/$sector/$kpiId');

/** The series of a KPI as far back and as fine as the address says. */
export function useChart(kpi: Kpi) {
  // What is asked for and drawn are business years.
  useFirstMonth();
  const search = route.useSearch();
  const range = search.range ?? (kpi.frequency === 'YEAR' ? 'all' : 'year');
  const chosen = granularitiesOf(kpi.frequency).find((granularity) => granularity === search.granularity);
  const query = useQuery(companyDataQueries.chart(kpi.id, { range, ...(chosen && { granularity: chosen }) }));
  return { query, range, chosen };
}
