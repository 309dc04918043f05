import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { Circle, CircleCheck, CircleDashed, CirclePause, CircleSlash, type LucideIcon } from 'lucide-react';
import type { Tone } from '../../design-system/values/badge.tsx';

/** The order is that of a measure's life; paused and dropped come last. */
export const MEASURE_STATES = [
  'PLANNED',
  'IN_PROGRESS',
  'DONE',
  'PAUSED',
  'DROPPED',
] as const satisfies readonly MeasureState[];

export const STATE_LOOK: Record<MeasureState, { tone: Tone; icon: LucideIcon }> = {
  PLANNED: { tone: 'neutral', icon: Circle },
  IN_PROGRESS: { tone: 'running', icon: CircleDashed },
  DONE: { tone: 'success', icon: CircleCheck },
  PAUSED: { tone: 'neutral', icon: CirclePause },
  DROPPED: { tone: 'neutral', icon: CircleSlash },
};

/** A paused measure is not unfinished, because it waits on purpose. */
export const isUnfinished = (state: MeasureState): boolean => state === 'PLANNED' || state === 'IN_PROGRESS';

/** When a goal ends, somebody has to decide about each open measure. */
export const isOpen = (state: MeasureState): boolean => isUnfinished(state) || state === 'PAUSED';
