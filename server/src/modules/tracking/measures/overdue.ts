import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';

/** Someone works on it or shall begin; what is paused waits on purpose. */
export const isUnfinished = (state: MeasureState) => state === 'PLANNED' || state === 'IN_PROGRESS';

/** The last day has passed. */
export const isOverdue = (state: MeasureState, dueOn: string | null, today: Temporal.PlainDate) =>
  isUnfinished(state) && dueOn !== null && dueOn < today.toString();

/** How many days ahead a measure is worth a reminder. */
const aheadDays = 14;

/** Its last day is near, or has passed. */
export const isDueSoon = (dueOn: string, today: Temporal.PlainDate) =>
  dueOn <= today.add({ days: aheadDays }).toString();
