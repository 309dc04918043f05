import { isWithin } from '../../lib/browser/is-within.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { leaveFailed } from '../../lib/guards/failed-entry.ts';
import { paths } from '../../lib/site/paths.ts';
import { loadPublicData } from './public-data-guard.ts';

/**
 * The account of the login is unknown. When the public data is missing too, /app redirects to the home page.
 * The wizard redirects to the login, and any other page stays and shows the error.
 */
export async function leaveWithoutAccount(error: unknown, entry: Entry): Promise<never> {
  const { pathname } = entry.location;
  if (isWithin(pathname, '/app')) await loadPublicData(entry);
  throw isWithin(pathname, '/app/wizard') ? leaveFailed(paths.login, error, entry) : error;
}
