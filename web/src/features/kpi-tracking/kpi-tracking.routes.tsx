import type { Sector } from '@metra/contract/core/primitives';
import type { Frequency } from '@metra/contract/shapes/kpi-shapes';
import { createRoute, redirect } from '@tanstack/react-router';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { type RouterContext, subscribedRoute } from '../../lib/guards/routes.ts';
import { mayWrite } from '../../lib/session/for-writers.tsx';
import { gridChoice, kpiTrackingQueries } from './kpi-tracking.queries.ts';

const tracking = { area: 'kpis', texts: ['tracking', 'records', 'forms'] } as const;

/** Readers cannot open pages whose only purpose is to enter values. */
async function leaveToReaders({ context }: { context: RouterContext }): Promise<void> {
  if (!mayWrite(await context.session.resolve()))
    throw redirect({ to: '/app/tracking' as string, replace: true });
}

export const trackingRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/tracking',
  ...appScreen({
    ...tracking,
    title: 'common.navigation.tracking',
    needs: () => [kpiQueries.due(), kpiQueries.categories()],
    load: () => import('./tracking-layout.tsx'),
    name: 'TrackingLayout',
  }),
});

export const dueRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/',
  ...appScreen({ ...tracking, load: () => import('./due/due-screen.tsx'), name: 'DueScreen' }),
});

export interface GridSearch {
  frequency?: Frequency;
  period?: string;
  sector?: Sector;
  category?: string;
  /** The grid focuses the value of this KPI. */
  kpi?: number;
}

const PERIOD = /^[1-9]\d{3}(-(0[1-9]|1[0-2])|-Q[1-4]|-\d{2}-01\/[1-9]\d{3}-\d{2}-\d{2})?$/;
const SLUG = /^[a-z0-9-]{1,80}$/;
const ID = /^[1-9]\d{0,14}$/;

const isFrequency = (value: unknown): value is Frequency =>
  value === 'MONTH' || value === 'QUARTER' || value === 'YEAR';
const isSector = (value: unknown): value is Sector => value === 'e' || value === 's' || value === 'g';

export const recordsRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/records',
  beforeLoad: leaveToReaders,
  validateSearch: ({ frequency, period, sector, category, kpi }: Record<string, unknown>): GridSearch => ({
    ...(isFrequency(frequency) && { frequency }),
    ...(PERIOD.test(String(period)) && { period: String(period) }),
    ...(isSector(sector) && { sector }),
    ...(SLUG.test(String(category)) && category !== undefined && { category: String(category) }),
    ...(ID.test(String(kpi)) && { kpi: Number(kpi) }),
  }),
  ...appScreen({
    ...tracking,
    needs: (_params, search: GridSearch) => [kpiTrackingQueries.grid(gridChoice(search))],
    load: () => import('./grid/records-screen.tsx'),
    name: 'RecordsScreen',
  }),
});

export const importRoute = createRoute({
  getParentRoute: () => trackingRoute,
  path: '/import',
  beforeLoad: leaveToReaders,
  ...appScreen({ ...tracking, load: () => import('./import/import-screen.tsx'), name: 'ImportScreen' }),
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
  ...appScreen({
    ...tracking,
    texts: [...tracking.texts, 'company-data'],
    needs: () => [kpiQueries.entered()],
    load: () => import('./category/category-screen.tsx'),
    name: 'CategoryScreen',
  }),
});
