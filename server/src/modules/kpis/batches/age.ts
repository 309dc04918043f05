import { takeBackDays } from '@metra/contract/operations/kpi-batches';

const dayMs = 24 * 60 * 60 * 1000;

/** What was written long ago is known to others by now: it is corrected value by value. */
export const isTooOld = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > takeBackDays * dayMs;
