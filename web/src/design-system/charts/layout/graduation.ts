export interface AxisTick {
  at: number;
  major: boolean;
}

const CLOSEST_TICKS = 7;

/** Each division has a long tick. Short ticks are left out where they would be too close. */
export function graduation(from: number, to: number, divisions: number, minorWanted = 4): AxisTick[] {
  const room = (to - from) / divisions;
  const minor = [minorWanted, 2, 1].find((count) => room / count >= CLOSEST_TICKS) ?? 1;
  const count = divisions * minor;
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: from + ((to - from) * index) / count,
    major: index % minor === 0,
  }));
}
