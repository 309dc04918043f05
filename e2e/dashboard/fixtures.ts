import type { Sector } from '@metra/contract/core/primitives';
import type { PublicData } from '@metra/contract/operations/frontend';
import type { Strategy } from '@metra/contract/operations/strategies';
import type { TrackableGoal } from '@metra/contract/shapes/tracking-shapes';
import type { Page } from '@playwright/test';
import { type Caller, callerOf } from '../accounts/api.ts';
import { test as base, expect, keepToken } from '../accounts/fixtures.ts';

/** A person who has finished the wizard, with API access. */
export interface Strategist extends Caller {
  strategy: Strategy;
  catalogue: PublicData;
  goal(sector: Sector): Promise<TrackableGoal>;
}

interface Fixtures {
  /** The sectors of the strategy's goals. */
  sectors: readonly Sector[];
  strategist: Strategist;
  /** The page of the strategist, who is signed in. */
  own: Page;
}

export const test = base.extend<Fixtures>({
  sectors: [['e', 's', 'g'], { option: true }],
  strategist: async ({ program, member, language, sectors }, use) => {
    const caller = callerOf(program, language, member.token);
    const catalogue = await caller.api.frontend.metraLite();
    const strategy = await finishWizard(caller, catalogue, sectors);
    await use({
      ...caller,
      catalogue,
      strategy,
      async goal(sector) {
        const known = strategy.goals.find((goal) => goal.sector === sector);
        if (!known) throw new Error(`The strategy has no goal in ${sector}.`);
        return caller.api.tracking.goal({ params: { trackableGoalId: known.id } });
      },
    });
  },
  own: async ({ page, context, strategist }, use) => {
    await using _ = await keepToken(context, strategist.token());
    await use(page);
  },
});

export { expect };

/** Creates a strategy with a goal in each of these sectors, like the wizard. */
export async function finishWizard(
  { api }: Caller,
  catalogue: PublicData,
  sectors: readonly Sector[],
): Promise<Strategy> {
  const [size] = catalogue.sizes;
  const [industry] = catalogue.industries;
  if (!size || !industry) throw new Error('The catalogue is empty.');
  const goals = sectors.flatMap((sector) => {
    const goal = catalogue.goals.find((one) => one.sector === sector);
    const [measure] = goal?.measures ?? [];
    return goal && measure ? [{ id: goal.id, measures: [measure.id] }] : [];
  });
  return api.my.finishWizard({
    body: {
      name: 'Lindner Feinmechanik GmbH',
      address: 'Industriestraße 4',
      billingData: { street: 'Industriestraße 4', zipCode: '78532', city: 'Tuttlingen', country: 'DE' },
      category: size.id,
      industry: industry.id,
      goals,
    },
  });
}

/** The first measure of a goal. */
export function firstMeasure(goal: TrackableGoal): TrackableGoal['measures'][number] {
  const [measure] = goal.measures;
  if (!measure) throw new Error(`The goal ${goal.name} has no measure.`);
  return measure;
}

/** A name as it is displayed: the typeface has no small two, so CO₂ is CO with a lowered 2. */
export const read = (name: string) => name.replaceAll('₂', '2');

export const goalPath = (goal: Pick<TrackableGoal, 'id'>) => `/app/dashboard/goals/${goal.id}`;

/** The card of a measure on the board. */
export const cardOf = (page: Page, measure: { name: string }) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: read(measure.name), exact: true }) });

/** A column of the board. */
export const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
