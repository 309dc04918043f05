export interface Point {
  latitude: number;
  longitude: number;
}

const radians = Math.PI / 180;
const earthKilometres = 6371;

/** The distance in a straight line, in kilometres. */
export function distanceBetween(a: Point, b: Point): number {
  const sine = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const arc =
    sine(b.latitude - a.latitude) +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * sine(b.longitude - a.longitude);
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(arc)));
}
