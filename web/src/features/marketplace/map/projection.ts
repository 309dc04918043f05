/**
 * The Mercator projection keeps a circle on the ground a circle on the map, so that one outline serves every section of
 * it. The outline is drawn in these units too (`scripts/map-outline.ts`).
 */
const UNITS_PER_DEGREE = 200;
const KM_PER_DEGREE = 111.32;

/** The outline shows Germany, Austria and Switzerland with their surroundings. */
export const REGION = { west: 2, south: 44.4, east: 21.2, north: 56.2 };

export interface Place {
  latitude: number;
  longitude: number;
}

export interface Point {
  x: number;
  y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const northing = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;

export const projected = ({ latitude, longitude }: Place): Point => ({
  x: (longitude - REGION.west) * UNITS_PER_DEGREE,
  y: (northing(REGION.north) - northing(latitude)) * UNITS_PER_DEGREE,
});

export const unitsOf = (km: number, { latitude }: Place): number =>
  ((km / KM_PER_DEGREE) * UNITS_PER_DEGREE) / Math.cos(radians(latitude));

export const isInRegion = ({ latitude, longitude }: Place): boolean =>
  latitude > REGION.south && latitude < REGION.north && longitude > REGION.west && longitude < REGION.east;
