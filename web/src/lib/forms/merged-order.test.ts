import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergedOrder } from './merged-order.ts';

test('an order that only one has changed holds', () => {
  expect(mergedOrder(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
  expect(mergedOrder(['a', 'b'], ['a', 'b'], ['b', 'a'])).toEqual(['b', 'a']);
});

test('nothing is lost or doubled by joining two orders', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(ids, ids, ids, (start, mine, theirs) => {
      const order = mergedOrder(start, mine, theirs);
      expect(order.toSorted()).toEqual([...new Set([...mine, ...theirs])].toSorted());
    }),
  );
});
