import { expect, test, vi } from 'vitest';
import { computations } from './computations.ts';

test('callers of the same name at the same time share one computation, later ones start another', async () => {
  const computed = computations<number>();
  const compute = vi.fn(async () => compute.mock.calls.length);
  expect(await Promise.all([computed('a', compute), computed('b', compute), computed('a', compute)])).toEqual(
    [1, 2, 1],
  );
  expect(await computed('a', compute)).toBe(3);
});

test('all callers learn about a failure, and the next one tries again', async () => {
  const computed = computations<number>();
  const fail = () => Promise.reject(new Error('unavailable'));
  const both = await Promise.allSettled([computed('a', fail), computed('a', async () => 1)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await computed('a', async () => 1)).toBe(1);
});
