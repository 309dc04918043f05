import { redirect } from '@tanstack/react-router';
import type { Entry } from '../../lib/area-guards.ts';
import { isUnauthorized } from '../../lib/errors.ts';
import { places } from '../../lib/places.ts';
import { queryClient } from '../../lib/query-client.ts';
import { activeStrategyQuery } from '../../lib/user-data.queries.ts';
import { stepPaths } from './step-paths.ts';
import { theWizard } from './the-wizard.ts';
import { type MeasureStep, type Step, sectors } from './wizard-state.ts';
import { activeStep, deny, enterMeasures, missingStep } from './wizard-steps.ts';
import { beginNextStrategy } from './wizard-store.ts';

/** With an active strategy to the dashboard; otherwise the step progress is loaded; without a user to the login. */
export async function enterWizard({ context, location }: Entry): Promise<void> {
  const account = await context.session.resolve();
  const strategy = account && (await readStrategy());
  if (!account || strategy === 'unauthorized')
    throw redirect({ to: places.login, search: { route: location.href }, replace: true });
  if (strategy) throw redirect({ to: places.dashboard, replace: true });
  const wizard = theWizard();
  await wizard.load();
  beginNextStrategy(wizard);
}

/** What is known is enough to go on, and is looked up again meanwhile: the wizard goes on without a connection. */
async function readStrategy() {
  try {
    return await queryClient.ensureQueryData({ ...activeStrategyQuery(), revalidateIfStale: true });
  } catch (error) {
    if (isUnauthorized(error)) return 'unauthorized';
    throw error;
  }
}

/** On denial the requested step is reset, and the person is sent to the missing one. */
export const enterStep =
  (step: Step) =>
  ({ preload }: Pick<Entry, 'preload'>): void => {
    const wizard = theWizard();
    const missing = missingStep(wizard.snapshot().state, step);
    if (!missing) return;
    if (!preload) wizard.change((state) => deny(state, step));
    throw redirect({ to: stepPaths[missing], replace: true });
  };

/** The measures lead to those of the first chosen sector, or back to the goals. */
export function enterFirstMeasures(entry: Pick<Entry, 'preload'>): never {
  enterStep('measures')(entry);
  const wizard = theWizard();
  const entrance = enterMeasures(wizard.snapshot().state);
  if (!entry.preload) wizard.change(() => entrance.state);
  throw redirect({ to: stepPaths[entrance.to], replace: true });
}

export function enterMeasuresOf(type: string, entry: Pick<Entry, 'preload'>): void {
  const sector = sectors.find((known) => known === type);
  if (!sector) throw redirect({ to: stepPaths.measures, replace: true });
  enterStep(`measures.${sector}` satisfies MeasureStep)(entry);
}

/** Where somebody who left the wizard comes back to. */
export async function placeToResume(): Promise<string> {
  const wizard = theWizard();
  await wizard.load();
  beginNextStrategy(wizard);
  return stepPaths[activeStep(wizard.snapshot().state)];
}
