import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';
import { Circle, CircleCheck, CircleDashed, CirclePause, CircleSlash, type LucideIcon } from 'lucide-react';
import type { Tone } from '../../design-system/values/badge.tsx';

/** In the order in which a measure goes through them; what rests or was given up comes last. */
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

/** Someone works on it or shall begin; what is paused waits on purpose. */
export const isUnfinished = (state: MeasureState): boolean => state === 'PLANNED' || state === 'IN_PROGRESS';

/** Open when a goal ends: someone has to say what becomes of it. */
export const isOpen = (state: MeasureState): boolean => isUnfinished(state) || state === 'PAUSED';
