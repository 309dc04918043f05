export interface Point {
  index: number;
  x: number;
  y: number;
}

/** A missing value interrupts the line, because values are never interpolated. */
export function lineRuns(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): Point[][] {
  const runs: Point[][] = [];
  let current: Point[] = [];
  values.forEach((value, index) => {
    if (value === null) {
      if (current.length > 0) runs.push(current);
      current = [];
    } else {
      current.push({ index, x: x(index), y: y(value) });
    }
  });
  if (current.length > 0) runs.push(current);
  return runs;
}

export function pointList(points: readonly Point[]): string {
  return points.map((point) => `${tenth(point.x)},${tenth(point.y)}`).join(' ');
}

export function lastIndexWithValue(values: readonly (number | null)[]): number {
  return values.findLastIndex((value) => value !== null);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
