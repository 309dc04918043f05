import { isInRegion, type Place, type Point, projected, unitsOf } from './projection.ts';

export interface MapSize {
  width: number;
  height: number;
}

/** The view is a section of the map, and `scale` is the number of pixels per unit. */
export interface MapView {
  scale: number;
  x: number;
  y: number;
}

export interface MapFocus {
  place: Place;
  radiusKm: number;
  /** The ring is drawn if somebody has stated a radius. */
  hasRing: boolean;
}

const RING_SHARE = 0.37;
const MARGIN = 12;
/** The outline would look coarse at a larger scale. */
const LARGEST_SCALE = 3.2;
/** Without a focus the map shows Germany, Austria and Switzerland. */
const WHOLE = {
  southWest: { latitude: 45.7, longitude: 5.8 },
  northEast: { latitude: 55.1, longitude: 17.2 },
};

export function mapView({ width, height }: MapSize, focus: MapFocus | null): MapView {
  if (focus && isInRegion(focus.place)) {
    const ring = unitsOf(focus.radiusKm, focus.place);
    const scale = Math.min(LARGEST_SCALE, (Math.min(width, height) * RING_SHARE) / ring);
    return around(projected(focus.place), scale, { width, height });
  }
  const [southWest, northEast] = [projected(WHOLE.southWest), projected(WHOLE.northEast)];
  const scale = Math.min(
    (width - 2 * MARGIN) / (northEast.x - southWest.x),
    (height - 2 * MARGIN) / (southWest.y - northEast.y),
  );
  const middle = { x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 };
  return around(middle, scale, { width, height });
}

const around = (middle: Point, scale: number, { width, height }: MapSize): MapView => ({
  scale,
  x: width / 2 - middle.x * scale,
  y: height / 2 - middle.y * scale,
});

export function drawnAt(place: Place, { scale, x, y }: MapView): Point {
  const at = projected(place);
  return { x: tenth(at.x * scale + x), y: tenth(at.y * scale + y) };
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const isDrawn = ({ x, y }: Point, { width, height }: MapSize): boolean =>
  x > 8 && y > 8 && x < width - 8 && y < height - 8;
