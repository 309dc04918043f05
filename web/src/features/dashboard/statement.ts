import type { Dashboard } from '@metra/contract/my';
import { isUnfinished } from '../../domain/tracking/measure-states.ts';

type Goal = Dashboard['goals'][number];

export type FirstSentence =
  | { word: 'empty' | 'start' | 'reachedOne' | 'allOne' | 'noneOne' }
  | { word: 'reached' | 'all' | 'none' | 'one'; total: number }
  | { word: 'some'; total: number; onTrack: number };

export type SecondSentence =
  | { word: 'next' | 'plan' | 'calm' }
  | { word: 'work' | 'overdue'; count: number }
  | { word: 'backwards'; goal: string }
  | { word: 'behind'; goal: string; points: number };

export interface Statement {
  first: FirstSentence;
  second: SecondSentence;
}

/** The one plain fact the page opens with, and what follows from it. */
export function statementOf(dashboard: Dashboard): Statement {
  const { goals, measures } = dashboard;
  if (goals.length === 0) return { first: { word: 'empty' }, second: { word: 'next' } };
  const measured = goals.filter(({ status }) => status !== 'NO_DATA');
  const onTrack = measured.filter(isOnTrack).length;
  if (onTrack === measured.length && !hasBegun(dashboard)) {
    return {
      first: { word: 'start' },
      second: hasUndated(goals) ? { word: 'plan' } : { word: 'work', count: measures.inProgress },
    };
  }
  return { first: countOf(measured, onTrack), second: concernOf(measured) };
}

const isOnTrack = ({ status }: Goal) => status === 'ON_TRACK' || status === 'REACHED';

/** Something was measured or finished: before that, being on track says nothing. */
const hasBegun = ({ goals, measures }: Dashboard) =>
  measures.done > 0 || goals.some(({ leadingKpi }) => leadingKpi?.actual);

const hasUndated = (goals: readonly Goal[]) =>
  goals.some((goal) => goal.measures.some(({ state, dueOn }) => isUnfinished(state) && dueOn === null));

function countOf(goals: readonly Goal[], onTrack: number): FirstSentence {
  const total = goals.length;
  if (goals.every(({ status }) => status === 'REACHED'))
    return total === 1 ? { word: 'reachedOne' } : { word: 'reached', total };
  if (onTrack === total) return total === 1 ? { word: 'allOne' } : { word: 'all', total };
  if (onTrack === 0) return total === 1 ? { word: 'noneOne' } : { word: 'none', total };
  return onTrack === 1 ? { word: 'one', total } : { word: 'some', total, onTrack };
}

/** The goal that is furthest behind, else what is late, else that nothing is. */
function concernOf(goals: readonly Goal[]): SecondSentence {
  const [worst] = goals
    .filter((goal) => !isOnTrack(goal))
    .map((goal) => ({ goal: goal.name, points: pointsBehind(goal) }))
    .toSorted((a, b) => b.points - a.points);
  if (worst) return worst.points > 0 ? { word: 'behind', ...worst } : { word: 'backwards', goal: worst.goal };
  const count = goals.flatMap(({ measures }) => measures).filter(({ overdue }) => overdue).length;
  return count > 0 ? { word: 'overdue', count } : { word: 'calm' };
}

/** Without an end there is no plan to be behind of. */
const pointsBehind = ({ progress, expectedProgress }: Goal) =>
  expectedProgress === null ? 0 : Math.round((expectedProgress - (progress ?? 0)) * 100);
