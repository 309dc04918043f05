import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { Decimal } from './decimal.ts';

const number = fc
  .integer({ min: -1_000_000, max: 1_000_000 })
  .map((value) => new Decimal(value).dividedBy(100));

test('a change is what takes one to the other, and its share has the same sign', () => {
  fc.assert(
    fc.property(number, number, (before, now) => {
      const { difference, share } = changeOf(before, now, 'kW.h');
      expect(before.plus(difference).equals(now)).toBe(true);
      if (share) expect(share.comparedTo(0)).toBe(difference.comparedTo(0));
    }),
  );
});

test.each([
  [4, 3, 'kW.h', -0.25],
  [-4, -3, 'kW.h', 0.25],
  [4, 0, 'kW.h', -1],
  [0, 4, 'kW.h', null],
  [0, 0, 'kW.h', null],
  [4, -4, 'kW.h', null],
  [-4, 4, 'kW.h', null],
  [2, 3, '%', null],
])('from %d to %d %s the share is %s', (before, now, unit, share) => {
  const change = changeOf(new Decimal(before), new Decimal(now), unit);
  expect(change.share?.toNumber() ?? null).toBe(share);
  expect(change.difference.toNumber()).toBe(now - before);
});
