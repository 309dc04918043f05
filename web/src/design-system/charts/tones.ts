import type { SectorShape } from '../sector-mark.tsx';

/** A sector's colour, or ink for figures that belong to none. */
export type ChartTone = SectorShape | 'neutral';
export type Figures = readonly (number | null)[];
