import { expect, test } from 'vitest';
import { emptyState } from '../wizard-state.ts';
import { withGoals } from './with-goals.ts';

const offered = [
  { id: 1, sector: 'e' as const },
  { id: 2, sector: 'e' as const },
  { id: 3, sector: 'g' as const },
];

test('the first goal of each sector that is still offered is chosen', () => {
  expect(withGoals(emptyState, offered, [9, 2, 1, 3]).goals).toEqual({ e: 2, g: 3 });
  expect(withGoals(emptyState, offered, [9]).goals).toEqual({});
});

test('sectors without one stay as they are', () => {
  const before = { ...emptyState, goals: { s: 7, e: 1 } };
  expect(withGoals(before, offered, [3]).goals).toEqual({ s: 7, e: 1, g: 3 });
});
