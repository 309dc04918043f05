import { expect } from 'vitest';
import { isAllowedToImpersonator, isOfPerson } from '../../sweep/impersonation-allowed.ts';
import { hollowInput } from '../request.ts';
import { expectRefusal, outcomeOf, type Step } from '../step.ts';

/** An impersonator may read and make the listed changes, and call no other operation of a signed-in person. */
export async function holdsForImpersonator(step: Step): Promise<void> {
  const { operation, world } = step;
  const input = hollowInput(operation);
  const isAllowed = isAllowedToImpersonator(step);
  if (isOfPerson(operation) && !isAllowed)
    await expectRefusal(step, {
      rule: 'an administrator who acts for someone may not call it',
      input,
      token: await world.impersonatorToken(),
      error: 'auth.impersonation_refused',
      // Every attempt of an impersonator is logged.
      mayChange: ['audit_log'],
    });
  if (isAllowed) {
    const { error } = await outcomeOf(step, input, { token: await world.impersonatorToken() });
    expect
      .soft(
        ['auth.impersonation_refused', 'auth.forbidden'],
        'an administrator who acts for someone may call it',
      )
      .not.toContain(error);
  }
}
