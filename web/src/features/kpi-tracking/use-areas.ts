import type { Period, TrackingCategory } from '@metra/contract/kpi-shapes';
import type { Sector } from '@metra/contract/primitives';
import { useQuery } from '@tanstack/react-query';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';
import type { api } from '../../lib/api.ts';

/** A category with what is missing in it. */
export interface Area {
  category: TrackingCategory;
  missing: readonly Period[];
  /** Periods with a reason that leaves a gap. */
  gaps: readonly Period[];
  /** Something was entered within the last year. */
  begun: boolean;
}

export interface SectorAreas {
  sector: Sector;
  areas: readonly Area[];
}

const SECTORS: readonly Sector[] = ['e', 's', 'g'];

/** Categories that have KPIs, by sector, in the order of the catalogue. */
export function useAreas(): {
  sectors: readonly SectorAreas[];
  today: string | undefined;
  isPending: boolean;
} {
  const { data: categories = [], isPending } = useQuery(kpiQueries.categories());
  const due = useQuery(kpiQueries.due()).data;
  const sectors = SECTORS.map((sector) => ({
    sector,
    areas: categories
      .filter((category) => category.sector === sector && category.kpis > 0)
      .map((category) => {
        const missing = missingIn(due, category.slug);
        return { category, missing, gaps: gapsIn(due, category.slug), begun: isBegun(due, category.slug) };
      }),
  }));
  return { sectors: sectors.filter(({ areas }) => areas.length > 0), today: due?.today, isPending };
}

type Due = Awaited<ReturnType<typeof api.kpiHistory.due>>;

const isBegun = (due: Pick<Due, 'categories'> | undefined, slug: string): boolean =>
  due?.categories.some(({ category, entered }) => category?.slug === slug && entered > 0) ?? false;

const missingIn = (due: Pick<Due, 'categories'> | undefined, slug: string): readonly Period[] =>
  due?.categories
    .filter(({ category }) => category?.slug === slug)
    .flatMap(({ items }) => items.flatMap(({ periods }) => periods)) ?? [];

const gapsIn = (due: Pick<Due, 'categories'> | undefined, slug: string): readonly Period[] =>
  due?.categories.find(({ category }) => category?.slug === slug)?.gaps ?? [];
