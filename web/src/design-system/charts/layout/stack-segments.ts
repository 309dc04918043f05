import type { SectorShape } from '../../pictures/sector-mark.tsx';

export interface StackRow {
  label: string;
  e: number;
  s: number;
  g: number;
}

export interface StackSegment {
  sector: SectorShape;
  value: number;
  x: number;
  width: number;
}

const ORDER: readonly SectorShape[] = ['e', 's', 'g'];
export const STACK_GAP = 2;

/**
 * The order is always E, S, G. The gap of two pixels is taken from the previous segment, so that the end of the
 * bar is exact.
 */
export function stackSegments(row: StackRow, start: number, pixelsPerUnit: number): StackSegment[] {
  const present = ORDER.filter((sector) => row[sector] > 0);
  let x = start;
  return present.map((sector, index) => {
    const full = row[sector] * pixelsPerUnit;
    const isLast = index === present.length - 1;
    const segment = { sector, value: row[sector], x, width: Math.max(1, isLast ? full : full - STACK_GAP) };
    x += full;
    return segment;
  });
}

export function stackTotal(row: StackRow): number {
  return row.e + row.s + row.g;
}
