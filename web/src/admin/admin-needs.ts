import { strategyQueries } from '../domain/tracking/strategy.queries.ts';
import { adminRoute } from '../lib/admin-routes.ts';

// Whether there is a way to the application stands at the foot of every room: asked for together with what the room needs.
adminRoute.update({
  staticData: { ...adminRoute.options.staticData, needs: () => [strategyQueries.active()] },
});
