/** The actual and the expected progress of a KPI or a goal. */
interface Judged {
  progress: number | null;
  expectedProgress: number | null;
}

/**
 * Returns progress minus the expected progress. A positive value is ahead of the plan. Null without a
 * judgement.
 */
export const distanceToPlan = ({ progress, expectedProgress }: Judged): number | null =>
  progress === null || expectedProgress === null ? null : progress - expectedProgress;
