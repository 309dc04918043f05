import type { Account } from '@metra/contract/accounts';
import { startPath } from '../../lib/access.ts';
import { ownPath } from '../../lib/own-path.ts';

/** Following these after a login would lead in a circle, or straight out again. */
const NEVER_FOLLOWED = /^\/(login|logout|register|new-password)(\/|\?|#|$)/;

/** Where a login leads: to the page that was wanted, if it is one of ours, otherwise to the start. */
export function pathAfterLogin(account: Account, route: unknown): string {
  const wanted = ownPath(route);
  return wanted && !NEVER_FOLLOWED.test(wanted) ? wanted : startPath(account);
}
