import type { Role } from '@metra/contract/core/primitives';

/** People who work for the operator of the product. */
export const isStaff = (roles: readonly Role[]): boolean =>
  roles.includes('METRA') || roles.includes('ADMIN');
