import type { Account } from '@metra/contract/shapes/accounts';
import { startPath } from '../../lib/session/access.ts';
import { sameSitePath } from '../../lib/site/same-site-path.ts';

/** Following these after a login would lead in a circle, or straight out again. */
const NEVER_FOLLOWED = /^\/(login|logout|register|new-password|second-factor)(\/|\?|#|$)/;

/** Where a login leads: to the page that was wanted, if it is one of ours, otherwise to the start. */
export function pathAfterLogin(account: Account, route: unknown): string {
  const wanted = sameSitePath(route);
  return wanted && !NEVER_FOLLOWED.test(wanted) ? wanted : startPath(account);
}
