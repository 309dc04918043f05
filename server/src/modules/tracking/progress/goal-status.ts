import type { GoalStatus } from '@metra/contract/tracking-shapes';

/** How far progress may lie behind the share of time that has passed. */
const statusLimits = { onTrack: 0.1, atRisk: 0.25 } as const;

/** Where a goal stands: progress against the share of time that has passed. */
export function goalStatus(progress: number | null, expected: number | null): GoalStatus {
  if (progress === null) return 'NO_DATA';
  if (progress >= 1) return 'REACHED';
  // Without an end nothing is late; only going backwards is a warning.
  if (expected === null) return progress >= 0 ? 'ON_TRACK' : 'AT_RISK';
  const behind = expected - progress;
  if (behind <= statusLimits.onTrack) return 'ON_TRACK';
  return behind <= statusLimits.atRisk ? 'AT_RISK' : 'OFF_TRACK';
}

/** The share of the days from the start to the end that has passed, between 0 and 1; null without an end. */
export function expectedProgress(
  startedOn: Temporal.PlainDate,
  endsOn: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): number | null {
  if (!endsOn) return null;
  const all = startedOn.until(endsOn).days;
  if (all <= 0) return Temporal.PlainDate.compare(today, endsOn) >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, startedOn.until(today).days / all));
}
