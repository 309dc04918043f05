const ABOVE = -13;
const BELOW = 23;
const LETTER_HEIGHT = 12;

/** Puts the last value on the side where it meets fewer lines; never over the words below the axis, nor out of the drawing. */
export function valueLabelOffset(y: number, others: readonly number[], axisY: number): number {
  if (y + BELOW > axisY) return ABOVE;
  if (y + ABOVE < LETTER_HEIGHT) return BELOW;
  const freedom = (offset: number) =>
    Math.min(Infinity, ...others.map((other) => Math.abs(other - (y + offset - 4))));
  return freedom(BELOW) > freedom(ABOVE) ? BELOW : ABOVE;
}
