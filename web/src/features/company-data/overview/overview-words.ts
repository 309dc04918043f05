import type { Sector } from '@metra/contract/core/primitives';
import type { OverviewRow } from '@metra/contract/operations/kpi-history';
import type { KpiReference, SwitchedOff, TrackingCategory } from '@metra/contract/shapes/kpi-shapes';

export interface SectorData {
  sector: Sector;
  kpis: number;
  withValue: number;
  missingPeriods: number;
  withGaps: number;
  categories: readonly (TrackingCategory & { rows: readonly OverviewRow[] })[];
  uncategorised: readonly OverviewRow[];
  switchedOff: readonly (SwitchedOff & { kpi: KpiReference })[];
}

export const statementOf = (sectors: readonly SectorData[]) => ({
  kpis: sum(sectors, ({ kpis }) => kpis),
  withValue: sum(sectors, ({ withValue }) => withValue),
  missing: sum(sectors, ({ missingPeriods }) => missingPeriods),
  withGaps: sum(sectors, ({ withGaps }) => withGaps),
});

const sum = (sectors: readonly SectorData[], of: (sector: SectorData) => number): number =>
  sectors.reduce((total, sector) => total + of(sector), 0);

export const rowsOf = ({ categories, uncategorised }: SectorData): readonly OverviewRow[] => [
  ...categories.flatMap(({ rows }) => rows),
  ...uncategorised,
];
