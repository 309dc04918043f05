import type { Frequency } from '@metra/contract/kpi-shapes';
import type { Sector } from '@metra/contract/primitives';
import { createRoute } from '@tanstack/react-router';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { subscribedRoute } from '../../lib/routes.ts';
import { screen } from '../../lib/screen.ts';

const TEXTS = ['tracking', 'records'] as const;

export const trackingRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/tracking',
  staticData: { title: 'common.navigation.tracking' },
  // Not waited for: the page stands at once with the room its content will take.
  loader: () => void queryClient.prefetchQuery(kpiQueries.due()),
  component: screen(TEXTS, () => import('./tracking-layout.tsx'), 'TrackingLayout'),
});

export const dueRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/',
  component: screen(TEXTS, () => import('./due/due-screen.tsx'), 'DueScreen'),
});

export interface GridSearch {
  frequency?: Frequency;
  period?: string;
  sector?: Sector;
  category?: string;
}

const PERIOD = /^[1-9]\d{3}(-(0[1-9]|1[0-2])|-Q[1-4])?$/;
const SLUG = /^[a-z0-9-]{1,80}$/;

const isFrequency = (value: unknown): value is Frequency =>
  value === 'MONTH' || value === 'QUARTER' || value === 'YEAR';
const isSector = (value: unknown): value is Sector => value === 'e' || value === 's' || value === 'g';

export const recordsRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/records',
  validateSearch: ({ frequency, period, sector, category }: Record<string, unknown>): GridSearch => ({
    ...(isFrequency(frequency) && { frequency }),
    // A year arrives as a number.
    ...(PERIOD.test(String(period)) && { period: String(period) }),
    ...(isSector(sector) && { sector }),
    ...(SLUG.test(String(category)) && category !== undefined && { category: String(category) }),
  }),
  component: screen(TEXTS, () => import('./grid/records-screen.tsx'), 'RecordsScreen'),
});

export const importRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/import',
  component: screen(TEXTS, () => import('./import/import-screen.tsx'), 'ImportScreen'),
});

export interface CategorySearch {
  kpi?: number;
  year?: number;
}

export const categoryRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/$category',
  validateSearch: ({ kpi, year }: Record<string, unknown>): CategorySearch => ({
    ...(Number.isInteger(kpi) && Number(kpi) > 0 && { kpi: Number(kpi) }),
    ...(Number.isInteger(year) && Number(year) >= 1900 && Number(year) < 3000 && { year: Number(year) }),
  }),
  component: screen(
    [...TEXTS, 'company-data'],
    () => import('./category/category-screen.tsx'),
    'CategoryScreen',
  ),
});
