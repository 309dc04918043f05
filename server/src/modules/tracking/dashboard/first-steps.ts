import type { FirstSteps } from '@metra/contract/operations/my';
import type { GoalStatus } from '@metra/contract/shapes/tracking-shapes';

/** After this time the first steps are hidden, because a person without them works differently. */
const firstDays = 92;

export interface Beginning {
  joinedOn: string;
  hasValues: boolean;
  /** Members and invitations. */
  people: number;
  lastYear: FirstSteps['lastYear'];
  goals: readonly { status: GoalStatus; isOff: boolean }[];
}

/** The first steps that are not done yet; null if all are done. */
export function firstStepsOf(
  { joinedOn, hasValues, people, lastYear, goals }: Beginning,
  today: Temporal.PlainDate,
): FirstSteps | null {
  if (Temporal.PlainDate.from(joinedOn).until(today).days > firstDays) return null;
  // A KPI that is switched off needs no target.
  const asked = goals.filter(({ isOff }) => !isOff);
  const steps = {
    targets: { set: asked.filter(({ status }) => status !== 'NO_TARGET').length, of: asked.length },
    values: hasValues,
    colleague: people > 1,
    lastYear,
  };
  return isDone(steps) ? null : steps;
}

const isDone = ({ targets, values, colleague, lastYear }: FirstSteps): boolean =>
  targets.set === targets.of && values && colleague && lastYear.entered;
