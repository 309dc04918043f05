export interface AxisTick {
  at: number;
  major: boolean;
}

const CLOSEST_TICKS = 7;

/** A graduation along an axis: a long tick at each division, short ones between while they stay apart. */
export function graduation(from: number, to: number, divisions: number, minorWanted = 4): AxisTick[] {
  const room = (to - from) / divisions;
  const minor = [minorWanted, 2, 1].find((count) => room / count >= CLOSEST_TICKS) ?? 1;
  const count = divisions * minor;
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: from + ((to - from) * index) / count,
    major: index % minor === 0,
  }));
}
