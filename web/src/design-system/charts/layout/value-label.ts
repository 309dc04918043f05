const ABOVE = -13;
const BELOW = 23;

/** Puts the last value on the side where it meets fewer lines. */
export function valueLabelOffset(y: number, others: readonly number[]): number {
  const freedom = (offset: number) =>
    Math.min(Infinity, ...others.map((other) => Math.abs(other - (y + offset - 4))));
  return freedom(BELOW) > freedom(ABOVE) ? BELOW : ABOVE;
}
