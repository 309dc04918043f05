import { hollowInput } from '../request.ts';
import { expectRefusal, type Step } from '../step.ts';

/** Every operation that is not public checks the token first. */
export async function isClosedWithoutToken(step: Step): Promise<void> {
  if (step.operation.access === 'public') return;
  await expectRefusal(step, {
    rule: 'without a token it is closed',
    input: hollowInput(step.operation),
    token: null,
    status: 401,
    error: 'auth.unauthenticated',
  });
}
