import type { Dashboard } from '@metra/contract/operations/my';
import { isUnfinished } from '../../domain/tracking/measure-states.ts';

type Measure = Dashboard['goals'][number]['measures'][number];

/** What is late first, then by day; what has no day after that, and what is finished last. */
export const byUrgency = (a: Measure, b: Measure): number =>
  rank(a) - rank(b) || inOrder(a.dueOn ?? '9999', b.dueOn ?? '9999') || a.id - b.id;

/** Days as texts; `localeCompare` would ask for an order of letters, which the browser takes long to make. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function rank({ state, overdue }: Measure): number {
  if (overdue) return 0;
  if (state === 'IN_PROGRESS') return 1;
  if (state === 'PLANNED') return 2;
  return state === 'PAUSED' ? 3 : 4;
}

/** The measure to go on with, and how many unfinished ones there are besides. */
export function nextMeasure(measures: readonly Measure[]): { next: Measure | null; others: number } {
  const [next, ...others] = measures.filter(({ state }) => isUnfinished(state)).toSorted(byUrgency);
  return { next: next ?? null, others: others.length };
}

/** The first day on which something is due. */
export function nextDate(goals: Dashboard['goals']): string | null {
  const days = goals
    .flatMap(({ measures }) => measures)
    .filter(({ state }) => isUnfinished(state))
    .flatMap(({ dueOn }) => dueOn ?? []);
  return days.toSorted()[0] ?? null;
}
