import type { Input } from '../../sweep/operation-call.ts';
import { expectRefusal, type Step } from '../step.ts';

/** A session of eleven minutes ago is too old for what is dangerous, with an input that works otherwise. */
export async function asksForFreshSignIn(step: Step, input: Input, token: string | null): Promise<void> {
  if (!step.operation.fresh) return;
  const { clock } = step.world.app;
  clock.advance({ minutes: 11 });
  await expectRefusal(step, {
    rule: 'a session of eleven minutes ago is too old',
    input,
    token,
    status: 403,
    error: 'auth.fresh_sign_in_required',
    // It is noted when the session was last used.
    mayChange: ['sessions'],
  });
  clock.advance({ minutes: -11 });
}
