import type { my } from '@metra/contract/my';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ReadCurrentKpiValues } from '../kpis/kpis.module.ts';
import { dashboardView } from './dashboard/dashboard.views.ts';
import { goalsService } from './goals/goals.service.ts';
import { addingMeasures } from './measures/adding.service.ts';
import type { LinkTo } from './measures/measure.views.ts';
import { measuresService } from './measures/measures.service.ts';
import { trackingRoutes } from './tracking.routes.ts';

export { type NewActivity, recordActivities } from './activities/activities.store.ts';
export { chosenGoals } from './goals/goal-choice.ts';
export { goalReader, type ReadingNeeds } from './goals/goal-reader.ts';
export { goalStore } from './goals/goals.store.ts';
export { bySector } from './goals/goals-asked.ts';
export { type GoalToTakeUp, takeUpGoals } from './goals/take-up.store.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  linkTo: LinkTo;
  currentKpiValues: ReadCurrentKpiValues;
}

/** Goals and measures an organisation works on. */
export function trackingModule(needs: Needs) {
  const { database, clock, linkTo, currentKpiValues } = needs;
  const mine: Pick<Handlers<typeof my>, 'dashboard'> = {
    dashboard: ({ actor, language }) =>
      dashboardView({ db: database.kysely, clock, linkTo, currentKpiValues }, actor, language),
  };
  return {
    my: mine,
    tracking: trackingRoutes({
      goals: goalsService(needs),
      measures: measuresService(needs),
      addMeasures: addingMeasures(needs),
    }),
  };
}
