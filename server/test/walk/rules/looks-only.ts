import { expect } from 'vitest';
import { keptDocuments } from '../operator-lists.ts';
import { expectSuccess, type Outcome } from '../step.ts';

/** A preview shows what would be, and has changed nothing. */
export function changedNothing(outcome: Outcome): void {
  expectSuccess('it can be looked at', outcome);
  const lasting = outcome.changed.filter((name) => !keptDocuments.includes(name));
  expect.soft(lasting, 'what only looks changes nothing').toEqual([]);
}
