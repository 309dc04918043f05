import type { Account } from '@metra/contract/shapes/accounts';
import { startPath } from '../../lib/session/access.ts';
import { sameSitePath } from '../../lib/site/same-site-path.ts';

/** A redirect to one of these pages after a login would lead to the login again or end the session. */
const NEVER_FOLLOWED = /^\/(login|logout|register|new-password|second-factor)(\/|\?|#|$)/;

/** A login leads to the requested page if it belongs to the application, otherwise to the first page. */
export function pathAfterLogin(account: Account, route: unknown): string {
  const wanted = sameSitePath(route);
  return wanted && !NEVER_FOLLOWED.test(wanted) ? wanted : startPath(account);
}
