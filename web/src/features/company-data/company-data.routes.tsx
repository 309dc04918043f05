import type { Sector } from '@metra/contract/core/primitives';
import { createRoute, notFound } from '@tanstack/react-router';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';
import { appScreen } from '../../lib/guards/app-screen.ts';
import { subscribedRoute } from '../../lib/guards/routes.ts';
import { companyDataQueries, type KpiSearch } from './company-data.queries.ts';
import { factorQueries } from './factors/factors.queries.ts';

const companyData = {
  area: 'kpis',
  title: 'common.navigation.companyData',
  texts: ['company-data', 'records', 'forms', 'conflict'],
} as const;
const ID = /^[1-9]\d{0,14}$/;
const SLUG = /^[a-z0-9-]{1,80}$/;

function sectorOf(value: string): Sector {
  if (value !== 'e' && value !== 's' && value !== 'g') throw notFound();
  return value;
}

export const companyDataRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data',
  ...appScreen({
    ...companyData,
    needs: () => [kpiQueries.overview()],
    load: () => import('./overview/overview-screen.tsx'),
    name: 'OverviewScreen',
  }),
});

export interface FactorsSearch {
  /** The factors of this year are shown. The default is the current year. */
  year?: number;
  factor?: string;
}

const YEAR = { first: 1990, last: 2100 };

export const factorsRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data/factors',
  validateSearch: ({ year, factor }: Record<string, unknown>): FactorsSearch => ({
    ...(typeof year === 'number' &&
      Number.isInteger(year) &&
      year >= YEAR.first &&
      year <= YEAR.last && { year }),
    ...(typeof factor === 'string' && SLUG.test(factor) && { factor }),
  }),
  ...appScreen({
    ...companyData,
    needs: (_: object, { year }: FactorsSearch) => [factorQueries.inUse(year)],
    load: () => import('./factors/factors-screen.tsx'),
    name: 'FactorsScreen',
  }),
});

export interface SectorSearch {
  category?: string;
}

export const sectorRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data/$sector',
  validateSearch: ({ category }: Record<string, unknown>): SectorSearch =>
    typeof category === 'string' && SLUG.test(category) ? { category } : {},
  params: {
    parse: ({ sector }) => ({ sector: sectorOf(sector) }),
    stringify: ({ sector }) => ({ sector }),
  },
  ...appScreen({
    ...companyData,
    needs: ({ sector }: { sector: Sector }) => [kpiQueries.overview({ sector })],
    load: () => import('./overview/sector-screen.tsx'),
    name: 'SectorScreen',
  }),
});

export const kpiRoute = createRoute({
  getParentRoute: () => subscribedRoute,
  path: '/company-data/$sector/$kpiId',
  params: {
    parse({ sector, kpiId }) {
      if (!ID.test(kpiId)) throw notFound();
      return { sector: sectorOf(sector), kpiId: Number(kpiId) };
    },
    stringify: ({ sector, kpiId }) => ({ sector, kpiId: String(kpiId) }),
  },
  validateSearch: ({ range, granularity }: Record<string, unknown>): KpiSearch => ({
    ...((range === 'year' || range === 'three' || range === 'all') && { range }),
    ...((granularity === 'MONTH' || granularity === 'QUARTER' || granularity === 'YEAR') && { granularity }),
  }),
  ...appScreen({
    ...companyData,
    needs: ({ kpiId }: { kpiId: number }, search: KpiSearch) => [
      kpiQueries.detail(kpiId),
      companyDataQueries.records(kpiId),
      companyDataQueries.records(kpiId, true),
      companyDataQueries.chart(kpiId, search),
      kpiQueries.due(),
    ],
    load: () => import('./detail/kpi-screen.tsx'),
    name: 'KpiScreen',
  }),
});
