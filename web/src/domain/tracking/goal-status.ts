import type { GoalStatus } from '@metra/contract/tracking-shapes';
import type { Tone } from '../../design-system/badge.tsx';

export interface Measured {
  status: GoalStatus;
  progress: number | null;
  expectedProgress: number | null;
}

export type GoalStatusWord = 'noData' | 'begun' | 'reached' | 'onTrack' | 'ahead' | 'behind' | 'backwards';

export interface DisplayedStatus {
  word: GoalStatusWord;
  tone: Tone;
  /** Whole points to the plan: above zero is ahead. */
  points: number;
}

/** From here on being ahead is worth a word. */
const AHEAD_POINTS = 5;

/** Where a goal stands, as a word with a tone: "4 Punkte hinter Plan". */
export function goalStatusOf({ status, progress, expectedProgress }: Measured): DisplayedStatus {
  const points = pointsToPlan(progress, expectedProgress);
  switch (status) {
    case 'NO_DATA':
      return { word: 'noData', tone: 'neutral', points };
    case 'REACHED':
      return { word: 'reached', tone: 'success', points };
    case 'ON_TRACK':
      // Before anything was measured or finished, being on track says nothing.
      if (progress === 0 && points > -AHEAD_POINTS) return { word: 'begun', tone: 'neutral', points };
      return { word: points >= AHEAD_POINTS ? 'ahead' : 'onTrack', tone: 'success', points };
    default:
      return {
        // Without an end there is no plan to be behind of; then only going backwards is a warning.
        word: points < 0 ? 'behind' : 'backwards',
        tone: status === 'AT_RISK' ? 'warning' : 'danger',
        points,
      };
  }
}

function pointsToPlan(progress: number | null, expected: number | null): number {
  return progress === null || expected === null ? 0 : Math.round((progress - expected) * 100);
}
