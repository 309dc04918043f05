export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const [low, high] = from;
  const [start, end] = to;
  const span = high - low;
  return (value) => (span === 0 ? start : start + ((value - low) / span) * (end - start));
}
