import { expect } from 'vitest';
import type { PreparedCall } from '../../fuzz/prepared-call.ts';
import { callersOf, roles } from '../../fuzz/roles.ts';
import type { OperatorStep } from '../operator-world.ts';
import { expectRefusal } from '../step.ts';

/** A valid request is refused to everybody else. */
export async function isRefusedToOthers(step: OperatorStep, { input }: PreparedCall): Promise<void> {
  const others = roles.filter((role) => !callersOf(step.operation).includes(role));
  expect
    .soft(others, 'it is closed to these at least')
    .toEqual(expect.arrayContaining(['nobody', 'member', 'subscriber', 'impersonator']));
  for (const role of others)
    await expectRefusal(step, {
      rule: `a request that would work is refused to a ${role}`,
      input,
      token: step.world.tokenOf[role],
      status: role === 'nobody' ? 401 : 403,
      // Every attempt of an impersonator is logged.
      mayChange: role === 'impersonator' ? ['audit_log'] : [],
    });
}
