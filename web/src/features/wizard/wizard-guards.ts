import { redirect } from '@tanstack/react-router';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { isUnauthorized } from '../../lib/errors/errors.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { leaveFailed } from '../../lib/guards/failed-entry.ts';
import { freshAnswer } from '../../lib/guards/fresh-answer.ts';
import { loadModule } from '../../lib/guards/load-module.ts';
import { isStaff } from '../../lib/session/access.ts';
import { mayWrite } from '../../lib/session/for-writers.tsx';
import { paths } from '../../lib/site/paths.ts';
import { stepPaths } from './step-paths.ts';
import { measureStep, type Step, sectors } from './wizard-state.ts';
import { activeStep, deny, enterMeasures, missingStep } from './wizard-steps.ts';
import type { WizardStore } from './wizard-store.ts';

/**
 * Redirects people with an active strategy to the dashboard, the operator's people to the administration, and
 * people without user data to the sign-in. For others it loads the progress of the steps.
 */
export async function enterWizard(entry: Entry): Promise<WizardStore> {
  const account = await entry.context.session.resolve();
  const strategy = account && (await readStrategy(entry));
  if (!account) throw toLogin(entry);
  if (strategy) throw redirect({ to: paths.dashboard, replace: true });
  if (!mayWrite(account)) throw redirect({ to: paths.account, replace: true });
  if (isStaff(account)) throw redirect({ to: paths.admin, replace: true });
  return loadedWizard();
}

const toLogin = ({ location }: Entry) =>
  redirect({ to: paths.login, search: { route: location.href }, replace: true });

/**
 * The cached answer is enough to continue, and is read again meanwhile, so the wizard works without a
 * connection. Nobody is redirected before the server has confirmed the answer.
 */
async function readStrategy(entry: Entry) {
  const query = strategyQueries.active();
  try {
    const known = await queryClient.ensureQueryData({ ...query, revalidateIfStale: true });
    return known && (await freshAnswer(query));
  } catch (error) {
    // Other code tells the person that the session has ended.
    throw isUnauthorized(error) ? toLogin(entry) : leaveFailed(paths.login, error, entry);
  }
}

/** The store comes with the screens, because the rest of the application does not need it. */
async function loadedWizard(): Promise<WizardStore> {
  const screens = await loadModule(() => import('./wizard-screens.ts'));
  return screens.loadedWizard();
}

interface StepEntry {
  context: { wizard: WizardStore };
  preload: boolean;
}

/** If the step may not be entered, it is reset, and the person is redirected to the missing one. */
export const enterStep =
  (step: Step) =>
  ({ context: { wizard }, preload }: StepEntry): void => {
    const missing = missingStep(wizard.snapshot().state, step);
    if (!missing) return;
    if (!preload) wizard.change((state) => deny(state, step));
    throw redirect({ to: stepPaths[missing], replace: true });
  };

/** The address of the measures leads to those of the first chosen sector, or back to the goals. */
export function enterFirstMeasures(entry: StepEntry): void {
  enterStep('measures')(entry);
  const { wizard } = entry.context;
  const entrance = enterMeasures(wizard.snapshot().state);
  if (!entry.preload) wizard.change(() => entrance.state);
  throw redirect({ to: stepPaths[entrance.to], replace: true });
}

/** One screen serves the three sectors; any other address is redirected. */
export function enterMeasuresOf(type: string, entry: StepEntry): void {
  const sector = sectors.find((known) => known === type);
  if (!sector) throw redirect({ to: stepPaths.measures, replace: true });
  enterStep(measureStep(sector))(entry);
}

export async function placeToResume(): Promise<string> {
  const wizard = await loadedWizard();
  return stepPaths[activeStep(wizard.snapshot().state)];
}
