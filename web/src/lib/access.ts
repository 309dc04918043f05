import type { Account } from '@metra/contract/accounts';
import type { Role } from '@metra/contract/primitives';
import { places } from './places.ts';

/** Whether an account may see a route marked with these roles; an administrator may what an editor may. */
export function mayEnter(account: Account, userRoles: readonly Role[]): boolean {
  return userRoles.some(
    (role) => account.roles.includes(role) || (role === 'METRA' && account.roles.includes('ADMIN')),
  );
}

/** Where an account starts from. */
export const startPath = (account: Account | null): string => (account ? places.dashboard : places.home);
