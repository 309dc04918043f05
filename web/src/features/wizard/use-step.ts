import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mainStepOf, stepPaths } from './step-paths.ts';
import { useWizard } from './use-wizard.ts';
import { type Step, sectorOf } from './wizard-state.ts';
import { activeStep, complete, see, stepAfter, stepBefore } from './wizard-steps.ts';

/** The hook marks one step of the wizard as seen, and leads to the steps before and after it. */
export function useStep(step: Step) {
  const wizard = useWizard();
  const { state, store, unreadable } = wizard;
  const navigate = useNavigate();
  // An unreadable value is only overwritten when the person decides so, not when they look at the step.
  const isReadable = !unreadable.includes('steps');

  useEffect(() => {
    if (isReadable) store.change((current) => see(current, step));
  }, [store, step, isReadable]);

  const before = stepBefore(state, step);
  const next = stepAfter(complete(state, step), step);
  return {
    ...wizard,
    /** The next step is the one after this; only between the measures does its address name a sector. */
    next: sectorOf(step) ? next : mainStepOf(next),
    goOn() {
      store.change((current) => complete(current, step));
      return navigate({ to: stepPaths[stepAfter(store.snapshot().state, step)] });
    },
    /** A person who returns continues at the open step. */
    resume: () => navigate({ to: stepPaths[activeStep(state)] }),
    goBack: before && (() => navigate({ to: stepPaths[before] })),
  };
}

export type StepInHand = ReturnType<typeof useStep>;
