import type { Role } from '@metra/contract/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { isStaff } from '../roles.policy.ts';

/** Colleagues remove each other; the operator's staff only an administrator can; oneself one deletes in the profile. */
export const canRemove = (
  actor: Pick<Actor, 'accountId' | 'roles' | 'impersonatorId'>,
  member: { id: number; roles: readonly Role[] },
): boolean =>
  // In somebody else's name nobody is removed.
  actor.impersonatorId === null &&
  member.id !== actor.accountId &&
  (!isStaff(member.roles) || actor.roles.includes('ADMIN'));
