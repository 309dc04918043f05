import type { Role } from '@metra/contract/primitives';
import type { Actor } from '../../../platform/http/actor.ts';
import { isStaff } from '../roles.policy.ts';

/** Colleagues remove each other; the operator's staff only an administrator can; oneself one deletes in the profile. */
export const canRemove = (
  actor: Pick<Actor, 'accountId' | 'roles'>,
  member: { id: number; roles: readonly Role[] },
): boolean => member.id !== actor.accountId && (!isStaff(member.roles) || actor.roles.includes('ADMIN'));
