import type { Role } from '@metra/contract/core/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { isStaff } from '../roles.policy.ts';

/** Owners remove colleagues; the operator's staff only an administrator can; oneself one deletes in the profile. */
export const canRemove = (
  actor: Pick<Actor, 'accountId' | 'roles' | 'teamRole' | 'impersonatorId'>,
  member: { id: number; roles: readonly Role[] },
): boolean =>
  // In somebody else's name nobody is removed.
  actor.impersonatorId === null &&
  actor.teamRole === 'OWNER' &&
  member.id !== actor.accountId &&
  (!isStaff(member.roles) || actor.roles.includes('ADMIN'));
