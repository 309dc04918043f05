const ABOVE = -13;
const BELOW = 23;
const LETTER_HEIGHT = 12;

/**
 * The label of the last value is on the side where it meets fewer lines, and never covers the axis labels or
 * leaves the drawing.
 */
export function valueLabelOffset(y: number, others: readonly number[], axisY: number): number {
  if (y + BELOW > axisY) return ABOVE;
  if (y + ABOVE < LETTER_HEIGHT) return BELOW;
  const freedom = (offset: number) =>
    Math.min(Infinity, ...others.map((other) => Math.abs(other - (y + offset - 4))));
  return freedom(BELOW) > freedom(ABOVE) ? BELOW : ABOVE;
}
