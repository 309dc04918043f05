import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an item moves up, down, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 9)).toEqual(['a', 'b', 'c']);
});

test('moving loses nothing, and moving back restores the order', () => {
  const places = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(places, places, (from, to) => {
      const items = ['a', 'b', 'c', 'd', 'e', 'f'];
      expect(moved(moved(items, from, to), to, from)).toEqual(items);
    }),
  );
});
