import { expect } from 'vitest';
import type { Input } from '../../sweep/operation-call.ts';
import { expectSuccess, type Outcome, outcomeOf, type Step } from '../step.ts';

/** `HEAD` changes nothing; a GET that changes something says so and has no head. */
export async function saysWhetherReadingChanges(
  step: Step,
  input: Input,
  token: string | null,
): Promise<Outcome> {
  const hasEffect = step.operation.hasEffect ?? false;
  const head = await outcomeOf(step, input, { token, method: 'HEAD' });
  expect.soft(head.changed, 'HEAD changes nothing').toEqual([]);
  const whole = await outcomeOf(step, input, { token });
  expectSuccess('it can be read', whole);
  expect
    .soft(whole.changed.length > 0, `hasEffect says whether a GET changes something: ${whole.changed}`)
    .toBe(hasEffect);
  expect
    .soft(head.status, 'HEAD answers as GET does, or is not allowed')
    .toBe(hasEffect ? 405 : whole.status);
  if (hasEffect) expect.soft(head.allow?.split(', '), 'HEAD is not offered').not.toContain('HEAD');
  return whole;
}
