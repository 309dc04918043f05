import { createOnce } from '../../platform/limits/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Trials } from '../subscriptions/subscriptions.module.ts';
import type { GoalViewNeeds } from '../tracking/tracking.module.ts';
import { myStrategyRoutes, strategiesRoutes } from './strategies.routes.ts';
import { strategiesService } from './strategies.service.ts';
import { wizardService } from './wizard/wizard.service.ts';

export { strategyViews } from './strategies.views.ts';
export { type StrategyOfYear, strategyYearViews } from './strategies-of-year.views.ts';

interface Needs extends GoalViewNeeds, Pick<Platform, 'database'> {
  trials: Trials;
}

/** The strategies of an organisation. */
export function strategiesModule(needs: Needs) {
  const { database, clock, trials } = needs;
  const service = strategiesService(needs);
  const wizard = wizardService({ clock, once: createOnce({ database, clock }), trials });
  return {
    handlers: { strategies: strategiesRoutes(service), my: myStrategyRoutes(service, wizard) },
    exports: {},
  };
}
