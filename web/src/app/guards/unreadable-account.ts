import { isWithin } from '../../lib/browser/is-within.ts';
import type { Entry } from '../../lib/guards/area-guards.ts';
import { leaveFailed } from '../../lib/guards/failed-entry.ts';
import { paths } from '../../lib/site/paths.ts';
import { loadPublicData } from './public-data-guard.ts';

/**
 * Nobody can say whose login it is. Without the public data either, /app leads home; the wizard leads to the login
 * (specification section 2); any other page stays and says what happened.
 */
export async function leaveWithoutAccount(error: unknown, entry: Entry): Promise<never> {
  const { pathname } = entry.location;
  if (isWithin(pathname, '/app')) await loadPublicData(entry);
  throw isWithin(pathname, '/app/wizard') ? leaveFailed(paths.login, error, entry) : error;
}
