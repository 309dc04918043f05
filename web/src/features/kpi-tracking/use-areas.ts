import type { Sector } from '@metra/contract/core/primitives';
import type { MonthMark } from '@metra/contract/shapes/completeness';
import type { TrackingCategory } from '@metra/contract/shapes/kpi-shapes';
import { useQuery } from '@tanstack/react-query';
import { kpiQueries } from '../../domain/kpis/kpi.queries.ts';

/** The area is a category with the state of its last twelve months. */
export interface Area {
  category: TrackingCategory;
  /** This many values are missing. */
  missing: number;
  gaps: number;
  /** The text is empty if nothing was entered and nothing is missing. */
  marks: readonly MonthMark[];
}

export interface SectorAreas {
  sector: Sector;
  areas: readonly Area[];
}

const SECTORS: readonly Sector[] = ['e', 's', 'g'];

/** Returns the categories with KPIs by sector, in the order of the catalogue. */
export function useAreas(): {
  sectors: readonly SectorAreas[];
  isPending: boolean;
} {
  const { data: categories = [], isPending } = useQuery(kpiQueries.categories());
  const due = useQuery(kpiQueries.due()).data;
  const sectors = SECTORS.map((sector) => ({
    sector,
    areas: categories
      .filter((category) => category.sector === sector && category.kpis > 0)
      .map((category) => {
        const known = due?.categories.find((each) => each.category?.slug === category.slug);
        return {
          category,
          missing: known?.periods ?? 0,
          gaps: known?.gaps ?? 0,
          marks: known?.marks ?? [],
        };
      }),
  }));
  return { sectors: sectors.filter(({ areas }) => areas.length > 0), isPending };
}
