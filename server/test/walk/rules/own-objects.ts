import { expect } from 'vitest';
import type { Input } from '../../sweep/operation-call.ts';
import { expectSuccess, outcomeOf } from '../step.ts';
import type { TenantStep } from '../tenant-step.ts';
import { happensOnce } from './once-per-key.ts';

/** With one's own objects it works, shows nothing of others and touches nothing of others. */
export async function worksWithOwnObjects(
  step: TenantStep,
  input: Input,
  token: string | null,
): Promise<void> {
  const { isTheirs, expectNothingOfTheirsChanged } = step.world;
  const outcome = step.operation.idempotent
    ? await happensOnce(step, input, token)
    : await outcomeOf(step, input, { token });
  expectSuccess('it works with one’s own objects', outcome);
  expect.soft(outcome.text, 'it shows nothing of others').not.toMatch(isTheirs);
  await expectNothingOfTheirsChanged('it touches nothing of others', outcome.changed);
}
