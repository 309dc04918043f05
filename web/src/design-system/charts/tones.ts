import type { SectorShape } from '../pictures/sector-mark.tsx';

/** A sector's colour, or ink for values that belong to none. */
export type ChartTone = SectorShape | 'neutral';
export type ChartValues = readonly (number | null)[];
