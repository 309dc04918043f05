import type { Sector } from '@metra/contract/core/primitives';
import {
  type Choice,
  emptyState,
  measureStep,
  type Progress,
  type Step,
  type StepFlags,
  sectorOf,
  sectors,
  stepNumbers,
  untouched,
  type WizardState,
  withChoice,
} from './wizard-state.ts';

/** This step has to be done before the other one may be entered. */
const NEEDS: Record<Step, Step | null> = {
  hello: null,
  motivation: 'hello',
  goals: 'motivation',
  measures: 'goals',
  'measures.e': 'goals',
  'measures.s': 'goals',
  'measures.g': 'goals',
  companyInfos: 'measures',
  summary: 'measures',
};

/** Only the measure steps of sectors with a goal count. */
export const chosenSectors = (goals: Choice): readonly Sector[] =>
  sectors.filter((sector) => goals[sector] !== undefined);

/** Returns the step that is missing before this one may be entered; null if it may be entered. */
export function missingStep({ progress, goals }: WizardState, step: Step): Step | null {
  const needed = NEEDS[step];
  if (needed && !progress[needed].done) return needed;
  const sector = sectorOf(step);
  return sector && goals[sector] === undefined ? 'measures' : null;
}

export const mayEnter = (state: WizardState, step: Step): boolean => missingStep(state, step) === null;

export function countingSteps({ goals }: WizardState): readonly Step[] {
  const chosen = chosenSectors(goals);
  const measureSteps: readonly Step[] = chosen.length > 0 ? chosen.map(measureStep) : ['measures'];
  return ['hello', 'motivation', 'goals', ...measureSteps, 'companyInfos', 'summary'];
}

/** Returns the first step that is not done. */
export const activeStep = (state: WizardState): Step =>
  countingSteps(state).find((step) => !state.progress[step].done) ?? 'summary';

/**
 * A person who has seen the summary wanted to change one thing, and returns there; others continue in order.
 */
export function stepAfter(state: WizardState, step: Step): Step {
  if (state.progress.summary.seen && step !== 'summary') return activeStep(state);
  const order = countingSteps(state);
  return order.find((other) => stepNumbers[other] > stepNumbers[step]) ?? 'summary';
}

export const stepBefore = (state: WizardState, step: Step): Step | undefined =>
  countingSteps(state).findLast((other) => stepNumbers[other] < stepNumbers[step]);

/** A denied step is reset to not done and not seen. */
export const deny = (state: WizardState, step: Step): WizardState => withFlags(state, step, untouched);

/** Entering the measures leads to those of the first chosen sector, or back to the goals when there is none. */
export function enterMeasures(state: WizardState): { to: Step; state: WizardState } {
  const [first] = chosenSectors(state.goals);
  if (first) return { to: measureStep(first), state };
  const progress = Object.fromEntries(
    Object.entries(state.progress).map(([step, flags]) => [
      step,
      step.startsWith('measures') ? untouched : flags,
    ]),
  ) as Progress;
  return { to: 'goals', state: { ...state, progress } };
}

export function see(state: WizardState, step: Step): WizardState {
  if (!mayEnter(state, step) || state.progress[step].seen) return state;
  return withFlags(state, step, { ...state.progress[step], seen: true });
}

export function isAnswered({ motivation, goals, measures }: WizardState, step: Step): boolean {
  const sector = sectorOf(step);
  if (sector) return measures[sector] !== undefined;
  if (step === 'motivation') return motivation.length > 0;
  return step !== 'goals' || chosenSectors(goals).length > 0;
}

/** Marks a step done; one that may not be entered or holds no answer stays as it is. */
export function complete(state: WizardState, step: Step): WizardState {
  if (!mayEnter(state, step) || !isAnswered(state, step)) return state;
  return withFlags(state, step, { done: true, seen: true });
}

export const chooseMotivation = (state: WizardState, motivation: readonly number[]): WizardState =>
  reopened({ ...state, motivation }, 'motivation');

/** Another goal has other measures, so that the sector's measure has to be chosen anew. */
export function chooseGoal(state: WizardState, sector: Sector, goalId: number | null): WizardState {
  if ((state.goals[sector] ?? null) === goalId) return state;
  const goals = withChoice(state.goals, sector, goalId);
  const measures = withChoice(state.measures, sector, null);
  return reopened(withFlags({ ...state, goals, measures }, measureStep(sector), untouched), 'goals');
}

export function chooseMeasure(state: WizardState, sector: Sector, measureId: number | null): WizardState {
  if (state.goals[sector] === undefined) return state;
  const measures = withChoice(state.measures, sector, measureId);
  return reopened({ ...state, measures }, measureStep(sector));
}

/** Resets all steps; the caller clears the company's details. */
export const reset = (): WizardState => emptyState;

/** A step that lost its answer is no longer done. */
function reopened(state: WizardState, step: Step): WizardState {
  const flags = state.progress[step];
  return withFlags(state, step, { ...flags, done: flags.done && isAnswered(state, step) });
}

/** An action that changes nothing returns the same object, so that nothing is saved. */
function withFlags(state: WizardState, step: Step, flags: StepFlags): WizardState {
  const changed = { ...state.progress, [step]: flags };
  const progress = { ...changed, measures: measuresFlags(changed, state.goals) };
  const isSame = ([step, 'measures'] as const).every(
    (one) =>
      progress[one].done === state.progress[one].done && progress[one].seen === state.progress[one].seen,
  );
  return isSame ? state : { ...state, progress };
}

/** The measures are done when every sub-step that counts is done. */
function measuresFlags(progress: Progress, goals: Choice): StepFlags {
  const counting = chosenSectors(goals).map(measureStep);
  const done = progress.goals.done && counting.length > 0 && counting.every((step) => progress[step].done);
  return { done, seen: progress.measures.seen };
}
