import type { Dashboard } from '@metra/contract/operations/my';
import type { NoJudgement } from '@metra/contract/shapes/tracking-shapes';

type Goal = Dashboard['goals'][number];

export type FirstSentence =
  | { word: 'empty' | 'unjudged' | 'reachedOne' | 'allOne' | 'noneOne' | 'missedOne' }
  | { word: 'start' | 'reached' | 'all' | 'none' | 'one'; total: number }
  | { word: 'targetsSet'; count: number }
  | { word: 'some'; total: number; onTrack: number };

type SilentWord = 'noBaseline' | 'noData' | 'noValues' | 'incomplete';

export type SecondSentence =
  | { word: 'next' | 'calm' | 'values' | 'firstValues' }
  | { word: 'setTarget'; total: number }
  | { word: 'overdue'; count: number }
  | { word: 'missed' | SilentWord | 'firstRuns' | 'noTarget'; goal: string }
  | { word: 'behind'; goal: string; points: number };

export interface Statement {
  first: FirstSentence;
  second: SecondSentence;
}

/** The page opens with a fact about all goals, including those that cannot be judged, and with what to do next. */
export function statementOf(dashboard: Dashboard): Statement {
  const { goals } = dashboard;
  if (goals.length === 0) return { first: { word: 'empty' }, second: { word: 'next' } };
  if (goals.every(({ status }) => status === 'NO_TARGET'))
    return {
      first: { word: 'start', total: goals.length },
      second: { word: 'setTarget', total: goals.length },
    };
  const concern = concernOf(dashboard);
  if (goals.every(isUnjudged) && isWithoutValues(dashboard))
    return {
      first: { word: 'targetsSet', count: goals.filter(({ status }) => status !== 'NO_TARGET').length },
      second: concern.word === 'noData' || concern.word === 'noValues' ? { word: 'firstValues' } : concern,
    };
  return { first: countOf(goals), second: concern };
}

/** An organisation that has entered nothing yet has only begun, so nothing counts as missing. */
const isWithoutValues = ({ kpis }: Dashboard) =>
  kpis.length > 0 && kpis.every(({ latest }) => latest === null);

const isOnTrack = ({ status }: Goal) => status === 'ON_TRACK' || status === 'REACHED';
const isUnjudged = ({ status }: Goal) => status === 'NO_DATA' || status === 'NO_TARGET';

/** A KPI that is switched off needs no action. */
const isOff = ({ leadingKpi }: Goal) => leadingKpi?.noJudgement === 'SWITCHED_OFF';

/** A KPI whose first period is not over needs no action either. */
const isRunning = ({ leadingKpi }: Goal) => leadingKpi?.noJudgement === 'RUNNING';

const SILENT: Partial<Record<NoJudgement, SilentWord>> = {
  NO_BASELINE: 'noBaseline',
  NO_VALUES: 'noValues',
  INCOMPLETE: 'incomplete',
};

function countOf(goals: readonly Goal[]): FirstSentence {
  const total = goals.length;
  const onTrack = goals.filter(isOnTrack).length;
  const [only] = goals;
  if (goals.every(isUnjudged)) return { word: 'unjudged' };
  if (goals.every(({ status }) => status === 'REACHED'))
    return total === 1 ? { word: 'reachedOne' } : { word: 'reached', total };
  if (onTrack === total) return total === 1 ? { word: 'allOne' } : { word: 'all', total };
  if (total === 1) return { word: only?.status === 'MISSED' ? 'missedOne' : 'noneOne' };
  if (onTrack === 0) return { word: 'none', total };
  return onTrack === 1 ? { word: 'one', total } : { word: 'some', total, onTrack };
}

/**
 * The order of importance is: a missed target, the goal that is furthest behind, a goal that cannot be judged, overdue
 * measures, and finally that nothing is left to do.
 */
function concernOf({ goals, tasks }: Dashboard): SecondSentence {
  const first = (status: Goal['status']) => goals.find((goal) => goal.status === status && !isOff(goal));
  const missed = first('MISSED');
  if (missed) return { word: 'missed', goal: missed.name };
  const [worst] = goals
    .filter(({ status }) => status === 'AT_RISK' || status === 'OFF_TRACK')
    .map((goal) => ({ goal: goal.name, points: pointsBehind(goal) }))
    .toSorted((a, b) => b.points - a.points);
  if (worst) return { word: 'behind', ...worst };
  const silent = goals.find((goal) => goal.status === 'NO_DATA' && !isOff(goal) && !isRunning(goal));
  if (silent)
    return { word: SILENT[silent.leadingKpi?.noJudgement ?? 'OUTDATED'] ?? 'noData', goal: silent.name };
  const count = goals.flatMap(({ measures }) => measures).filter(({ overdue }) => overdue).length;
  if (count > 0) return { word: 'overdue', count };
  const aimless = first('NO_TARGET');
  if (aimless) return { word: 'noTarget', goal: aimless.name };
  if (tasks.some(({ type }) => type === 'KPI_MISSING')) return { word: 'values' };
  const begun = goals.find(isRunning);
  return begun ? { word: 'firstRuns', goal: begun.name } : { word: 'calm' };
}

const pointsBehind = ({ progress, expectedProgress }: Goal) =>
  Math.round(((expectedProgress ?? 0) - (progress ?? 0)) * 100);
