import type { Operation } from '@metra/contract/core/operation';
import type { Role as AccountRole } from '@metra/contract/core/primitives';

/** All callers. A member has no subscription (any more), and an impersonator acts for a subscriber. */
export const roles = ['nobody', 'member', 'subscriber', 'editor', 'administrator', 'impersonator'] as const;
export type Role = (typeof roles)[number];

export const accountRoles: Record<Role, AccountRole[]> = {
  nobody: ['USER'],
  member: ['USER'],
  subscriber: ['USER'],
  editor: ['METRA'],
  administrator: ['METRA', 'ADMIN'],
  impersonator: ['USER'],
};

const callers: Record<Operation['access'], readonly Role[]> = {
  public: roles,
  member: ['member', 'subscriber', 'editor', 'administrator', 'impersonator'],
  subscriber: ['subscriber', 'editor', 'administrator', 'impersonator'],
  editor: ['editor', 'administrator'],
  admin: ['administrator'],
};

/** The roles that may call an operation. */
export const callersOf = ({ access, refusedToImpersonator }: Operation): Role[] =>
  callers[access].filter((role) => role !== 'impersonator' || !refusedToImpersonator);
