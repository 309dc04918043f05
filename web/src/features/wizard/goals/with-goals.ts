import type { PublicGoal } from '@metra/contract/operations/frontend';
import { sectors, type WizardState } from '../wizard-state.ts';
import { chooseGoal } from '../wizard-steps.ts';

/** One goal for each sector: the first that is named and still offered. */
export function withGoals(
  state: WizardState,
  offered: readonly Pick<PublicGoal, 'id' | 'sector'>[],
  ids: readonly number[],
): WizardState {
  return sectors.reduce((now, sector) => {
    const id = ids.find((each) => offered.some((goal) => goal.id === each && goal.sector === sector));
    return id === undefined ? now : chooseGoal(now, sector, id);
  }, state);
}
