import type { SectorShape } from '../pictures/sector-mark.tsx';

/** Ink is for values that belong to no sector. */
export type ChartTone = SectorShape | 'neutral';
export type ChartValues = readonly (number | null)[];
