/** Of a million: how much each reason to be at the top counts. */
const share = { words: 840_000, near: 120_000, new: 40_000 } as const;

/** What a way to find something counts: the word itself most, a part of it least. */
const kinds = { own: 1, meant: 0.6, parts: 0.3 } as const;

export const ranking = {
  share,
  kinds,
  /** After so many days half of being new is gone. */
  halfLifeDays: 120,
  /** Younger is said to be new. */
  newDays: 30,
  /** So many are ranked; what is beyond would never be paged to. */
  most: 300,
  /** More than these cannot be gathered quickly to take the newest of them: then the newest offers are looked through. */
  common: 8_000,
  /** More than these have too many titles with the word as well. */
  veryCommon: 70_000,
  /** So many of the newest offers are looked through. */
  lookedThrough: 2_000,
  /** Fewer among them than this: it was not common after all. */
  expectedAmong: 30,
  /** Up to this radius the index of places is quicker than looking at where each offer is. */
  nearKm: 75,
  /** Fewer than this with all words: those with some of them follow. */
  enough: 5,
} as const;

const earthRadiusKm = 6371.0088;

/** The straight line through the earth between two places so far apart, on a sphere of radius 1. */
export const chordOf = (km: number): number => 2 * Math.sin(Math.min(Math.PI / 2, km / (2 * earthRadiusKm)));

/** The way over the ground for such a line; to a tenth near by, whole kilometres farther away. */
export function kmOf(chord: number): number {
  const km = 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

/** Where a page ended, as the browser gives it back: the day the order was made for, the score and the id. */
export interface Cursor {
  day: number;
  score: number;
  id: number;
}

export const cursorText = ({ day, score, id }: Cursor): string => `${day}.${score}.${id}`;

export function parseCursor(text: string): Cursor {
  const [day = 0, score = 0, id = 0] = text.split('.').map(Number);
  return { day, score, id };
}

/** Where a place is on a sphere of radius 1, as `sphere_point` tells it. */
export function spherePoint({ latitude, longitude }: { latitude: number; longitude: number }): number[] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
