import { takeBackDays } from '@metra/contract/operations/kpi-batches';

const dayMs = 24 * 60 * 60 * 1000;

/** After a few weeks other people rely on a batch, so its values are corrected one by one instead. */
export const isTooOld = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > takeBackDays * dayMs;
