import type { my } from '@metra/contract/my';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { dashboardView } from './dashboard/dashboard.views.ts';
import type { LinkTo } from './measures/measure.views.ts';

export { type NewActivity, recordActivities } from './activities/activities.store.ts';
export { type GoalToTakeUp, takeUpGoals } from './goals/take-up.store.ts';

interface Needs extends Pick<Platform, 'database' | 'clock'> {
  linkTo: LinkTo;
}

/** Goals and measures an organisation works on. */
export function trackingModule({ database, clock, linkTo }: Needs) {
  const handlers: Pick<Handlers<typeof my>, 'dashboard'> = {
    dashboard: ({ actor, language }) =>
      dashboardView({ db: database.kysely, clock, linkTo }, actor, language),
  };
  return { my: handlers };
}
