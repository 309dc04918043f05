import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainStepOf, stepPaths } from './step-paths.ts';
import { useWizard } from './use-wizard.ts';
import { type Step, sectorOf } from './wizard-state.ts';
import { activeStep, complete, see, stepAfter, stepBefore } from './wizard-steps.ts';

/** One step of the wizard: it is seen once shown, and leads on and back. */
export function useStep(step: Step) {
  const wizard = useWizard();
  const { state, store, unreadable } = wizard;
  const navigate = useNavigate();
  // What cannot be read is overwritten by whoever decides so, not by a glance.
  const isReadable = !unreadable.includes('steps');

  useEffect(() => {
    if (isReadable) store.change((current) => see(current, step));
  }, [store, step, isReadable]);

  const before = stepBefore(state, step);
  const next = stepAfter(complete(state, step), step);
  return {
    ...wizard,
    /** Where the way goes on once this step is done; only the measures among themselves name their sector. */
    next: sectorOf(step) ? next : mainStepOf(next),
    goOn() {
      store.change((current) => complete(current, step));
      return navigate({ to: stepPaths[stepAfter(store.snapshot().state, step)] });
    },
    /** Goes on where somebody was who comes back. */
    resume: () => navigate({ to: stepPaths[activeStep(state)] }),
    goBack: before && (() => navigate({ to: stepPaths[before] })),
  };
}

export type StepInHand = ReturnType<typeof useStep>;
