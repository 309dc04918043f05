import { publicDataQueries } from '../../domain/tracking/public-data.queries.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { isUnauthorized } from '../../lib/errors/errors.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { forgetFailedEntry, leaveFailed } from '../../lib/guards/failed-entry.ts';
import { paths } from '../../lib/site/paths.ts';

/**
 * The public data is loaded before /app. Navigation continues after a 401, and any other failure redirects to
 * the home page.
 */
export async function loadPublicData(entry: Entry): Promise<void> {
  try {
    await queryClient.ensureQueryData(publicDataQueries.catalogue());
    if (!entry.preload) forgetFailedEntry();
  } catch (error) {
    if (!isUnauthorized(error)) throw leaveFailed(paths.home, error, entry);
  }
}
