import type { Sector } from '@metra/contract/core/primitives';

export const sectors = ['e', 's', 'g'] as const satisfies readonly Sector[];

export type MeasureStep = `measures.${Sector}`;

/** The numbers give the order of the steps; the parts of step 4 come between 4 and 5. */
export const stepNumbers = {
  hello: 1,
  motivation: 2,
  goals: 3,
  measures: 4,
  'measures.e': 4.1,
  'measures.s': 4.2,
  'measures.g': 4.3,
  companyInfos: 5,
  summary: 6,
} as const;

export type Step = keyof typeof stepNumbers;
export const steps = Object.keys(stepNumbers) as readonly Step[];

export interface StepFlags {
  done: boolean;
  seen: boolean;
}

export type Progress = Readonly<Record<Step, StepFlags>>;

/** One goal, or one measure, per sector; a sector without one is left out. */
export type Choice = Readonly<Partial<Record<Sector, number>>>;

export interface WizardState {
  progress: Progress;
  motivation: readonly number[];
  goals: Choice;
  measures: Choice;
}

export const untouched: StepFlags = { done: false, seen: false };

export const emptyProgress = Object.fromEntries(steps.map((step) => [step, untouched])) as Progress;

export const emptyState: WizardState = { progress: emptyProgress, motivation: [], goals: {}, measures: {} };

export const measureStep = (sector: Sector): MeasureStep => `measures.${sector}`;

export const sectorOf = (step: Step): Sector | undefined =>
  sectors.find((sector) => measureStep(sector) === step);

export function withChoice(choice: Choice, sector: Sector, id: number | null): Choice {
  const { [sector]: _before, ...others } = choice;
  return id === null ? others : { ...others, [sector]: id };
}
