import type { WizardStep } from '../../design-system/frames/wizard-steps.tsx';
import type { TranslationKey } from '../../lib/i18n/translation-key.ts';
import { mainStepOf, stepPaths } from './step-paths.ts';
import { measureStep, type Step, sectors, type WizardState } from './wizard-state.ts';
import { chosenSectors, mayEnter } from './wizard-steps.ts';

const RAIL = ['hello', 'motivation', 'goals', 'measures', 'companyInfos', 'summary'] as const;

/** The steps as the rail shows them: where one is, what is done, and what may be entered. */
export function railSteps(
  state: WizardState,
  current: Step,
  t: (key: TranslationKey) => string,
): WizardStep[] {
  const stateOf = (step: Step): Pick<WizardStep, 'state' | 'href'> => {
    if (step === current || step === mainStepOf(current)) return { state: 'current' };
    return {
      state: state.progress[step].done ? 'done' : 'open',
      href: mayEnter(state, step) ? stepPaths[step] : undefined,
    };
  };
  // Before any goal is chosen all sectors are still possible.
  const chosen = chosenSectors(state.goals);
  const shown = chosen.length > 0 ? chosen : sectors;
  return RAIL.map((step) => ({
    label: t(`metra-lite.wizard.step.${step}`),
    ...stateOf(step),
    ...(step === 'measures' && {
      subSteps: shown.map((sector) => ({
        sector,
        label: t(`common.sectorLong.${sector}`),
        ...stateOf(measureStep(sector)),
      })),
    }),
  }));
}
