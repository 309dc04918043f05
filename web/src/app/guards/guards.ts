import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import { eventQueries } from '../../features/events/events.queries.ts';
import { guardArea, onUnreadableAccount } from '../../lib/guards/area-guards.ts';
import { appRoute, mainRoute, strategyRoute } from '../../lib/guards/routes.ts';
import { loadPublicData } from './public-data-guard.ts';
import { requireStrategy } from './strategy-guard.ts';
import { requireSubscription } from './subscription-guard.ts';
import { leaveWithoutAccount } from './unreadable-account.ts';

// The queries of the guards, the header and the banners are sent together with those of the screen.
appRoute.update({ staticData: { needs: () => [publicDataQueries.catalogue()] } });
mainRoute.update({
  staticData: {
    ...mainRoute.options.staticData,
    needs: () => [subscriptionStateQueries.current(), eventQueries.latest()],
  },
});
strategyRoute.update({ staticData: { needs: () => [strategyQueries.active()] } });

onUnreadableAccount(leaveWithoutAccount);
guardArea('app', loadPublicData);
guardArea('strategy', requireStrategy);
guardArea('subscription', requireSubscription);
