import { isInRegion, type Place, type Point, projected, unitsOf } from './projection.ts';

export interface MapSize {
  width: number;
  height: number;
}

/** A section of the map: `scale` is how many pixels a unit takes. */
export interface MapView {
  scale: number;
  x: number;
  y: number;
}

export interface MapFocus {
  place: Place;
  radiusKm: number;
}

/** How much of the shorter side the ring's radius takes. */
const RING_SHARE = 0.37;
const MARGIN = 48;
/** Nearer than this the outline would look coarse. */
const LARGEST_SCALE = 1.6;
/** What is shown where nothing says anything else: Germany, Austria, Switzerland. */
const WHOLE: readonly Place[] = [
  { latitude: 46, longitude: 6 },
  { latitude: 55, longitude: 16.6 },
];

/** Around a place as far as its ring reaches, or as near as all the places are together. */
export function mapView({ width, height }: MapSize, focus: MapFocus | null, places: readonly Place[]): MapView {
  if (focus && isInRegion(focus.place)) {
    const ring = unitsOf(focus.radiusKm, focus.place);
    const scale = Math.min(LARGEST_SCALE * 2, (Math.min(width, height) * RING_SHARE) / ring);
    return around(projected(focus.place), scale, { width, height });
  }
  const inside = places.filter(isInRegion);
  const points = (inside.length > 1 ? inside : WHOLE).map(projected);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scale = Math.min(
    LARGEST_SCALE,
    (width - 2 * MARGIN) / Math.max(1, right - left),
    (height - 2 * MARGIN) / Math.max(1, bottom - top),
  );
  return around({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, { width, height });
}

const around = (middle: Point, scale: number, { width, height }: MapSize): MapView => ({
  scale,
  x: width / 2 - middle.x * scale,
  y: height / 2 - middle.y * scale,
});

/** Where a place is drawn, to a tenth of a pixel. */
export function drawnAt(place: Place, { scale, x, y }: MapView): Point {
  const at = projected(place);
  return { x: tenth(at.x * scale + x), y: tenth(at.y * scale + y) };
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const isDrawn = ({ x, y }: Point, { width, height }: MapSize): boolean =>
  x > 8 && y > 8 && x < width - 8 && y < height - 8;
