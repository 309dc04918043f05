/** How far a KPI or a goal has come, and how far it should have. */
interface Judged {
  progress: number | null;
  expectedProgress: number | null;
}

/** Progress less the share of time that has passed: above zero is ahead of the plan. Null without a judgement. */
export const distanceToPlan = ({ progress, expectedProgress }: Judged): number | null =>
  progress === null || expectedProgress === null ? null : progress - expectedProgress;
