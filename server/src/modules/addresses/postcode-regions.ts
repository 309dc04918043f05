import type { Point } from './distance.ts';

interface Located {
  postcode: number;
  point: Point;
}

export const postcodeText = (postcode: number): string => String(postcode).padStart(5, '0');

const middleOfGermany: Point = { latitude: 51.16, longitude: 10.45 };

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * The median of the known places, by the first three digits of the postcode, because one wrong place does not move a
 * median.
 */
export function regionMiddles(places: readonly Located[]): (postcode: number) => Point | undefined {
  const regionOf = (postcode: number) => Math.floor(postcode / 100);
  const regions = Map.groupBy(places, ({ postcode }) => regionOf(postcode));
  const middles = new Map(
    [...regions].map(([region, list]): [number, Point] => [
      region,
      {
        latitude: median(list.map(({ point }) => point.latitude)),
        longitude: median(list.map(({ point }) => point.longitude)),
      },
    ]),
  );
  return (postcode) => middles.get(regionOf(postcode));
}

/**
 * Estimates the position of a place by its postcode: it lies among the places whose postcodes share the most digits.
 */
export function neighbourhoods(places: readonly Located[]): (postcode: number) => Point {
  const sums = new Map<string, Point & { count: number }>();
  for (const { postcode, point } of places) {
    for (const start of startsOf(postcode)) {
      const sum = sums.get(start) ?? { latitude: 0, longitude: 0, count: 0 };
      sum.latitude += point.latitude;
      sum.longitude += point.longitude;
      sum.count += 1;
      sums.set(start, sum);
    }
  }
  return (postcode) => {
    const [nearest] = startsOf(postcode).flatMap((start) => sums.get(start) ?? []);
    if (!nearest) return middleOfGermany;
    return { latitude: nearest.latitude / nearest.count, longitude: nearest.longitude / nearest.count };
  };
}

/** 78532, 7853, 785, 78, 7 */
const startsOf = (postcode: number): string[] =>
  [5, 4, 3, 2, 1].map((length) => postcodeText(postcode).slice(0, length));
