import type { MeasureState } from '@metra/contract/shapes/tracking-shapes';

/** Planned and running measures are unfinished; a paused one waits on purpose. */
export const isUnfinished = (state: MeasureState) => state === 'PLANNED' || state === 'IN_PROGRESS';

/** True if the due date has passed. */
export const isOverdue = (state: MeasureState, dueOn: string | null, today: Temporal.PlainDate) =>
  isUnfinished(state) && dueOn !== null && dueOn < today.toString();

/** The number of days before the due date at which a reminder appears. */
const aheadDays = 14;

/** True if the due date is near or has passed. */
export const isDueSoon = (dueOn: string, today: Temporal.PlainDate) =>
  dueOn <= today.add({ days: aheadDays }).toString();
