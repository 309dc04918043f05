import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Sector } from '@metra/contract/primitives';
import { createRoute, notFound } from '@tanstack/react-router';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { subscribedRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';
import { companyDataQueries } from './company-data.queries.ts';

const TEXTS = ['company-data', 'records', 'forms', 'conflict'] as const;
const ID = /^[1-9]\d{0,14}$/;
const SLUG = /^[a-z0-9-]{1,80}$/;

const isSector = (value: string): value is Sector => value === 'e' || value === 's' || value === 'g';

export const companyDataRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data',
  staticData: { title: 'common.navigation.companyData' },
  // Not waited for: the page stands at once with the room its content will take.
  loader: () => void queryClient.prefetchQuery(kpiQueries.overview()),
  component: screen(TEXTS, () => import('./overview/overview-screen.tsx'), 'OverviewScreen'),
});

export interface SectorSearch {
  category?: string;
}

export const sectorRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data/$sector',
  staticData: { title: 'common.navigation.companyData' },
  validateSearch: ({ category }: Record<string, unknown>): SectorSearch =>
    typeof category === 'string' && SLUG.test(category) ? { category } : {},
  beforeLoad({ params }) {
    if (!isSector(params.sector)) throw notFound();
  },
  component: screen(TEXTS, () => import('./overview/sector-screen.tsx'), 'SectorScreen'),
});

export interface KpiSearch {
  range?: 'year' | 'three' | 'all';
  granularity?: Frequency;
}

export const kpiRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data/$sector/$kpiId',
  staticData: { title: 'common.navigation.companyData' },
  params: {
    parse: ({ sector, kpiId }) => ({ sector, kpiId: ID.test(kpiId) ? Number(kpiId) : Number.NaN }),
    stringify: ({ sector, kpiId }) => ({ sector, kpiId: String(kpiId) }),
  },
  validateSearch: ({ range, granularity }: Record<string, unknown>): KpiSearch => ({
    ...((range === 'year' || range === 'three' || range === 'all') && { range }),
    ...((granularity === 'MONTH' || granularity === 'QUARTER' || granularity === 'YEAR') && { granularity }),
  }),
  beforeLoad({ params }) {
    if (!isSector(params.sector) || Number.isNaN(params.kpiId)) throw notFound();
  },
  loader({ params: { kpiId } }) {
    void queryClient.prefetchQuery(kpiQueries.detail(kpiId));
    void queryClient.prefetchInfiniteQuery(companyDataQueries.records(kpiId));
  },
  component: screen(TEXTS, () => import('./detail/kpi-screen.tsx'), 'KpiScreen'),
});
