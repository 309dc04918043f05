import type { HistoryPoint } from '@metra/contract/operations/kpi-history';

/** Returns the periods with a value, newest first. Without any, it returns those that can say why. */
export function selectablePoints<Point extends Pick<HistoryPoint, 'value' | 'records'>>(
  points: readonly Point[],
): Point[] {
  const withValue = points.filter(({ value }) => value !== null);
  const selectable = withValue.length > 0 ? withValue : points.filter(({ records }) => records > 0);
  return selectable.toReversed();
}
