import { subscriptionStateQueries } from '../../domain/subscription/subscription-state.queries.ts';
import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { strategyQueries } from '../../domain/tracking/strategy.queries.ts';
import type { Entry } from '../../lib/area-guards.ts';
import { isUnauthorized } from '../../lib/errors.ts';
import { forgetFailedEntry, leaveFailed } from '../../lib/failed-entry.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Before /app the public data is there: a 401 lets navigation go on, any other failure leads home. */
export async function loadPublicData(entry: Entry): Promise<void> {
  if (entry.context.session.token() !== null) prefetchGuardData();
  try {
    await queryClient.ensureQueryData(publicDataQueries.catalogue());
    if (!entry.preload) forgetFailedEntry();
  } catch (error) {
    if (!isUnauthorized(error)) throw leaveFailed(paths.home, error, entry);
  }
}

/** The next guards need these: fetched at the same time, not one after the other. */
function prefetchGuardData() {
  void queryClient.prefetchQuery(strategyQueries.active());
  void queryClient.prefetchQuery(subscriptionStateQueries.current());
}
