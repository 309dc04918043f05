import type { Role } from '@metra/contract/core/primitives';
import type { Account } from '@metra/contract/shapes/accounts';
import { paths } from '../site/paths.ts';

/** Who may what somebody else may: an editor as a member, an administrator as an editor. */
const INCLUDED_IN: Record<Role, readonly Role[]> = {
  USER: ['USER', 'METRA', 'ADMIN'],
  METRA: ['METRA', 'ADMIN'],
  ADMIN: ['ADMIN'],
};

/** Whether an account may see a route marked with these roles. */
export const mayEnter = (account: Account, userRoles: readonly Role[]): boolean =>
  userRoles.some((role) => INCLUDED_IN[role].some((holder) => account.roles.includes(holder)));

/** Whoever works for the operator: without an organisation's work their place is the administration. */
export const isStaff = (account: Account): boolean => mayEnter(account, ['METRA']);

/** Where an account starts from. */
export const startPath = (account: Account | null): string => (account ? paths.dashboard : paths.home);
