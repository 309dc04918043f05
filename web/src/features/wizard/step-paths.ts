import { type Step, sectorOf } from './wizard-state.ts';

export const stepPaths: Readonly<Record<Step, string>> = {
  hello: '/app/wizard/welcome',
  motivation: '/app/wizard/motivation',
  goals: '/app/wizard/goals',
  measures: '/app/wizard/measures',
  'measures.e': '/app/wizard/measures/e',
  'measures.s': '/app/wizard/measures/s',
  'measures.g': '/app/wizard/measures/g',
  companyInfos: '/app/wizard/company-profile',
  summary: '/app/wizard/summary',
};

const stepsByPath = new Map(Object.entries(stepPaths).map(([step, path]) => [path, step as Step]));

export const stepAt = (pathname: string): Step => stepsByPath.get(pathname) ?? 'hello';

/** The step shown in the rail and counted from 1 to 6. */
export const mainStepOf = (step: Step): Step => (sectorOf(step) ? 'measures' : step);
