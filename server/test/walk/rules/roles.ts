import type { Access } from '@metra/contract/core/operation';
import { Role } from '@metra/contract/core/primitives';
import { hollowInput } from '../request.ts';
import { expectRefusal, type Step } from '../step.ts';

const mayCall: Record<Access, readonly Role[]> = {
  public: ['USER', 'METRA', 'ADMIN'],
  member: ['USER', 'METRA', 'ADMIN'],
  subscriber: ['USER', 'METRA', 'ADMIN'],
  editor: ['METRA', 'ADMIN'],
  admin: ['ADMIN'],
};

/** A role that is not enough is refused before the input is looked at. */
export async function isClosedToLesserRoles(step: Step): Promise<void> {
  const { operation, world } = step;
  for (const role of Role.options.filter((each) => !mayCall[operation.access].includes(each)))
    await expectRefusal(step, {
      rule: `${role} may not call it`,
      input: hollowInput(operation),
      token: world.tokens[role],
      status: 403,
      error: 'auth.forbidden',
    });
}
