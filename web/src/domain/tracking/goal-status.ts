import { distanceToPlan } from '@metra/contract/rules/distance-to-plan';
import type { GoalStatus, NoJudgement } from '@metra/contract/shapes/tracking-shapes';
import type { Tone } from '../../design-system/values/badge.tsx';

export interface Measured {
  status: GoalStatus;
  progress: number | null;
  expectedProgress: number | null;
}

export type GoalStatusWord =
  | 'noTarget'
  | 'noBaseline'
  | 'noValues'
  | 'firstRuns'
  | 'incomplete'
  | 'outdated'
  | 'switchedOff'
  | 'reached'
  | 'missed'
  | 'onTrack'
  | 'ahead'
  | 'behind'
  | 'farBehind';

export interface DisplayedStatus {
  word: GoalStatusWord;
  tone: Tone;
  /** Above zero is ahead of the plan. */
  points: number;
}

/** A smaller lead is not mentioned. */
const AHEAD_POINTS = 5;

const UNJUDGED = {
  NO_BASELINE: 'noBaseline',
  NO_VALUES: 'noValues',
  RUNNING: 'firstRuns',
  INCOMPLETE: 'incomplete',
  OUTDATED: 'outdated',
  SWITCHED_OFF: 'switchedOff',
} as const satisfies Record<NoJudgement, GoalStatusWord>;

/** Example: "14 Punkte hinter Plan". A goal without a judgement is never green or red. */
export function goalStatusOf(
  { status, progress, expectedProgress }: Measured,
  noJudgement: NoJudgement | null = null,
): DisplayedStatus {
  const points = Math.round((distanceToPlan({ progress, expectedProgress }) ?? 0) * 100);
  switch (status) {
    case 'NO_TARGET':
      return { word: noJudgement === 'SWITCHED_OFF' ? 'switchedOff' : 'noTarget', tone: 'running', points };
    case 'NO_DATA':
      return { word: UNJUDGED[noJudgement ?? 'NO_VALUES'], tone: 'running', points };
    case 'REACHED':
      return { word: 'reached', tone: 'success', points };
    case 'MISSED':
      return { word: 'missed', tone: 'danger', points };
    case 'ON_TRACK':
      return { word: points >= AHEAD_POINTS ? 'ahead' : 'onTrack', tone: 'success', points };
    case 'AT_RISK':
      return { word: 'behind', tone: 'warning', points };
    default:
      return { word: 'farBehind', tone: 'danger', points };
  }
}
