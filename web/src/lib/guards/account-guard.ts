import type { Role } from '@metra/contract/core/primitives';
import type { Account } from '@metra/contract/shapes/accounts';
import { notFound, redirect } from '@tanstack/react-router';
import { mayEnter } from '../session/access.ts';
import { paths } from '../site/paths.ts';
import { type Entry, leaveWithoutAccount } from './area-guards.ts';
import { rerunGuardsIf } from './rerun-guards.ts';

/**
 * Admits accounts with one of these roles; others see "not found" in the place of `routeId`. A cached account is enough
 * to admit, but only the server's answer refuses.
 */
export async function requireAccount(
  userRoles: readonly Role[],
  entry: Entry,
  routeId?: string,
): Promise<void> {
  const { session } = entry.context;
  const leave = (error: unknown) => leaveWithoutAccount(error, entry);
  const isIn = (account: Account | null) =>
    account !== null && !placeInstead(account, entry) && mayEnter(account, userRoles);
  if (!isIn(await session.resolve().catch(leave))) {
    const account = await session.confirm().catch(leave);
    const place = placeInstead(account, entry);
    if (place) throw redirect({ ...place, replace: true });
    if (!isIn(account)) throw notFound(routeId === undefined ? {} : { routeId: routeId as never });
  }
  // The session itself reacts to a missing account.
  if (!entry.preload) rerunGuardsIf(session.confirm(), (account) => Boolean(account && !isIn(account)));
}

function placeInstead(account: Account | null, { location }: Entry) {
  const search = { route: location.href };
  if (!account) return { to: paths.login, search };
  if (account.mustChangePassword) return { to: paths.newPassword, search };
  return account.secondFactor === 'MISSING' ? { to: paths.secondFactor, search } : undefined;
}
