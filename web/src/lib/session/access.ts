import type { Role } from '@metra/contract/core/primitives';
import type { Account } from '@metra/contract/shapes/accounts';
import { paths } from '../site/paths.ts';

/** An editor may do what a member may, and an administrator what an editor may. */
const INCLUDED_IN: Record<Role, readonly Role[]> = {
  USER: ['USER', 'METRA', 'ADMIN'],
  METRA: ['METRA', 'ADMIN'],
  ADMIN: ['ADMIN'],
};

export const mayEnter = (account: Account, userRoles: readonly Role[]): boolean =>
  userRoles.some((role) => INCLUDED_IN[role].some((holder) => account.roles.includes(holder)));

/** Staff without an organisation of their own start in the administration. */
export const isStaff = (account: Account): boolean => mayEnter(account, ['METRA']);

export const startPath = (account: Account | null): string => (account ? paths.dashboard : paths.home);
