import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import type { Entry } from '../../lib/area-guards.ts';
import { isUnauthorized } from '../../lib/errors.ts';
import { forgetFailedEntry, leaveFailed } from '../../lib/failed-entry.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Before /app the public data is there: a 401 lets navigation go on, any other failure leads home. */
export async function loadPublicData(entry: Entry): Promise<void> {
  try {
    await queryClient.ensureQueryData(publicDataQueries.catalogue());
    if (!entry.preload) forgetFailedEntry();
  } catch (error) {
    if (!isUnauthorized(error)) throw leaveFailed(paths.home, error, entry);
  }
}
