import { expect } from 'vitest';
import { allowed, isOfPerson } from '../../sweep/impersonation-allowed.ts';
import { hollowInput } from '../request.ts';
import { expectRefusal, outcomeOf, type Step } from '../step.ts';

/** An impersonator may call what the list names, and no other operation of a signed-in person. */
export async function holdsForImpersonator(step: Step): Promise<void> {
  const { id, operation, world } = step;
  const input = hollowInput(operation);
  if (isOfPerson(operation) && !allowed.includes(id))
    await expectRefusal(step, {
      rule: 'an administrator who acts for someone may not call it',
      input,
      token: await world.impersonatorToken(),
      error: 'auth.impersonation_refused',
      // Every attempt of an impersonator is logged.
      mayChange: ['audit_log'],
    });
  if (allowed.includes(id)) {
    const { error } = await outcomeOf(step, input, { token: await world.impersonatorToken() });
    expect
      .soft(
        ['auth.impersonation_refused', 'auth.forbidden'],
        'an administrator who acts for someone may call it',
      )
      .not.toContain(error);
  }
}
