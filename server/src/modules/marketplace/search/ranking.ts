/** The weights of the reasons for a top position, in millionths. */
const share = { words: 840_000, near: 120_000, new: 40_000 } as const;

/** The weights of the alternatives: the word itself counts most and a part of it least. */
const kinds = { own: 1, meant: 0.6, parts: 0.3 } as const;

export const ranking = {
  share,
  kinds,
  /** After this many days the bonus for new offers is halved. */
  halfLifeDays: 120,
  /** Offers younger than this are called new. */
  newDays: 30,
  /** This many offers are ranked, because nobody pages further. */
  most: 300,
  /** If more offers have the word, collecting them all is slow, so the newest offers are checked instead. */
  common: 8_000,
  /** If more offers have the word, there are also too many titles with it. */
  veryCommon: 70_000,
  /** If fewer offers have the rarest words, reading them is faster than the index of the other words. */
  checkedInRows: 1_500,
  /** Looking at a larger part of the offers first takes as long as looking at all. */
  largestPart: 0.2,
  /** The number of newest offers that are checked. */
  lookedThrough: 2_000,
  /** If fewer of them match, the word was not common after all. */
  expectedAmong: 30,
  /** Up to this radius the location index is faster than computing all distances. */
  nearKm: 75,
  /** If fewer offers have all words, those with some of them are added. */
  enough: 5,
} as const;

const earthRadiusKm = 6371.0088;

/** The chord between two points at this distance on a sphere of radius 1. */
export const chordOf = (km: number): number => 2 * Math.sin(Math.min(Math.PI / 2, km / (2 * earthRadiusKm)));

/** The distance for a chord: with one decimal nearby, in whole kilometres farther away. */
export function kmOf(chord: number): number {
  const km = 2 * earthRadiusKm * Math.asin(Math.min(1, chord / 2));
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

/** The end of a page: the day of the ranking, the score and the id. */
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

/** A point on a sphere of radius 1, equal to the SQL function `sphere_point`. */
export function spherePoint({ latitude, longitude }: { latitude: number; longitude: number }): number[] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
