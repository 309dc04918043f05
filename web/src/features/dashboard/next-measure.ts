import type { Dashboard } from '@metra/contract/operations/my';
import { isUnfinished } from '../../domain/tracking/measure-states.ts';

export type GoalOnCard = Dashboard['goals'][number];
type Measure = GoalOnCard['measures'][number];

/**
 * Overdue measures come first, then the others by state and date. Those without a date come after that, and finished
 * ones last.
 */
export const byUrgency = (a: Measure, b: Measure): number =>
  rank(a) - rank(b) || inOrder(a.dueOn ?? '9999', b.dueOn ?? '9999') || a.id - b.id;

/**
 * Dates in ISO format compare as texts. `localeCompare` would load the rules of a language, which takes browsers long.
 */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function rank({ state, overdue }: Measure): number {
  if (overdue) return 0;
  if (state === 'IN_PROGRESS') return 1;
  if (state === 'PLANNED') return 2;
  return state === 'PAUSED' ? 3 : 4;
}

/** Returns the most urgent unfinished measure and the number of other unfinished ones. */
export function nextMeasure(measures: readonly Measure[]): { next: Measure | null; others: number } {
  const [next, ...others] = measures.filter(({ state }) => isUnfinished(state)).toSorted(byUrgency);
  return { next: next ?? null, others: others.length };
}

/** Returns the first day on which an unfinished measure is due. */
export function nextDate(goals: Dashboard['goals']): string | null {
  const days = goals
    .flatMap(({ measures }) => measures)
    .filter(({ state }) => isUnfinished(state))
    .flatMap(({ dueOn }) => dueOn ?? []);
  return days.toSorted()[0] ?? null;
}
