import type { Sector } from '@metra/contract/core/primitives';
import type { PublicData, PublicGoal, PublicMeasure } from '@metra/contract/operations/frontend';
import type { Caller } from '../accounts/api.ts';

export const catalogueOf = (caller: Caller): Promise<PublicData> => caller.api.frontend.metraLite();

/** The goals of these journeys, one per sector. */
const GOALS: Record<Sector, string> = {
  e: 'save-energy',
  s: 'safe-and-healthy-work',
  g: 'data-protection-and-security',
};

export function goalOf(catalogue: PublicData, sector: Sector): PublicGoal {
  const goal = catalogue.goals.find(({ slug }) => slug === GOALS[sector]);
  if (!goal) throw new Error(`The catalogue has no goal ${GOALS[sector]}.`);
  return goal;
}

export function measureOf(catalogue: PublicData, sector: Sector): PublicMeasure {
  const [first] = goalOf(catalogue, sector).measures;
  if (!first) throw new Error('The goal has no measure.');
  return first;
}
