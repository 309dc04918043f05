import type { FirstSteps } from '@metra/contract/operations/my';
import type { GoalStatus } from '@metra/contract/shapes/tracking-shapes';

/** Whoever has not taken a step by then has another way. */
const firstDays = 92;

export interface Beginning {
  joinedOn: string;
  hasValues: boolean;
  /** Members and invitations. */
  people: number;
  lastYear: FirstSteps['lastYear'];
  goals: readonly { status: GoalStatus; isOff: boolean }[];
}

/** What is still to be begun; null where nothing is. */
export function firstStepsOf(
  { joinedOn, hasValues, people, lastYear, goals }: Beginning,
  today: Temporal.PlainDate,
): FirstSteps | null {
  if (Temporal.PlainDate.from(joinedOn).until(today).days > firstDays) return null;
  // Nobody is asked for a target of what is not used.
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
