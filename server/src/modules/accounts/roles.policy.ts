import type { Role } from '@metra/contract/core/primitives';

/** Whoever works for the operator of the product. */
export const isStaff = (roles: readonly Role[]): boolean =>
  roles.includes('METRA') || roles.includes('ADMIN');
