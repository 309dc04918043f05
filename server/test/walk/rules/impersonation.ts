import { expect } from 'vitest';
import { allowed, refused } from '../../sweep/impersonation-allowed.ts';
import { hollowInput } from '../request.ts';
import { expectRefusal, outcomeOf, type Step } from '../step.ts';

/** An impersonator may call what one list names, and nothing that the other names. */
export async function holdsForImpersonator(step: Step): Promise<void> {
  const { id, operation, world } = step;
  const input = hollowInput(operation);
  if (refused.includes(id))
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
