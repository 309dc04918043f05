import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { isUnauthorized } from '../../lib/errors/errors.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { forgetFailedEntry, leaveFailed } from '../../lib/guards/failed-entry.ts';
import { paths } from '../../lib/site/paths.ts';

/** Before /app the public data is there: a 401 lets navigation go on, any other failure leads home. */
export async function loadPublicData(entry: Entry): Promise<void> {
  try {
    await queryClient.ensureQueryData(publicDataQueries.catalogue());
    if (!entry.preload) forgetFailedEntry();
  } catch (error) {
    if (!isUnauthorized(error)) throw leaveFailed(paths.home, error, entry);
  }
}
