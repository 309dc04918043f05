import { expect } from 'vitest';
import type { PreparedCall } from '../../fuzz/prepared-call.ts';
import { keptDocuments } from '../operator-lists.ts';
import { expectSuccess, outcomeOf, type Step } from '../step.ts';

/** A preview shows what would be, and changes nothing. */
export async function changesNothing(step: Step, { input, token }: PreparedCall): Promise<void> {
  const outcome = await outcomeOf(step, input, { token });
  expectSuccess('it can be looked at', outcome);
  const lasting = outcome.changed.filter((name) => !keptDocuments.includes(name));
  expect.soft(lasting, 'what only looks changes nothing').toEqual([]);
}
