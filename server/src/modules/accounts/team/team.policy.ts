import type { Role } from '@metra/contract/core/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { isStaff } from '../roles.policy.ts';

/**
 * Owners can remove colleagues, and only an administrator can remove staff. The own account is deleted in the
 * profile.
 */
export const canRemove = (
  actor: Pick<Actor, 'accountId' | 'roles' | 'teamRole' | 'impersonatorId'>,
  member: { id: number; roles: readonly Role[] },
): boolean =>
  // An impersonator cannot remove anybody.
  actor.impersonatorId === null &&
  actor.teamRole === 'OWNER' &&
  member.id !== actor.accountId &&
  (!isStaff(member.roles) || actor.roles.includes('ADMIN'));
