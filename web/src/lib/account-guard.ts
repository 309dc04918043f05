import type { Account } from '@metra/contract/accounts';
import type { Role } from '@metra/contract/primitives';
import { redirect } from '@tanstack/react-router';
import { mayEnter, startPath } from './access.ts';
import { type Entry, leaveWithoutAccount } from './area-guards.ts';
import { decideAgainIf } from './decide-again.ts';
import { paths } from './paths.ts';

/**
 * Lets accounts with one of these roles in. What is known from an earlier visit opens the door; nobody is turned away
 * before the server has said so.
 */
export async function requireAccount(userRoles: readonly Role[], entry: Entry): Promise<void> {
  const { session } = entry.context;
  const leave = (error: unknown) => leaveWithoutAccount(error, entry);
  const elsewhere = (account: Account | null) => placeInstead(account, userRoles, entry);
  if (elsewhere(await session.resolve().catch(leave))) {
    const place = elsewhere(await session.confirm().catch(leave));
    if (place) throw redirect({ ...place, replace: true });
  }
  // The end of a login is told by itself.
  if (!entry.preload) decideAgainIf(session.confirm(), (account) => Boolean(account && elsewhere(account)));
}

function placeInstead(account: Account | null, userRoles: readonly Role[], { location }: Entry) {
  const search = { route: location.href };
  if (!account) return { to: paths.login, search };
  if (account.mustChangePassword) return { to: paths.newPassword, search };
  if (account.secondFactor === 'MISSING') return { to: paths.secondFactor, search };
  return mayEnter(account, userRoles) ? undefined : { to: startPath(account) };
}
