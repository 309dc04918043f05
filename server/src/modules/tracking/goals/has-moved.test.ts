import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMoved } from './has-moved.ts';

const amount = fc.integer({ min: -1000, max: 1000 });

test('a baseline that is what its period gives has not moved, whatever was changed', () => {
  fc.assert(
    fc.property(amount, fc.option(amount), fc.boolean(), (value, known, isChanged) => {
      expect(hasMoved({ value, known }, value, { decimals: 0, isChanged })).toBe(false);
    }),
  );
});

test('a baseline that differs from its values on purpose stays valid until they change', () => {
  fc.assert(
    fc.property(amount, amount, amount, fc.boolean(), (value, known, now, isChanged) => {
      const moved = hasMoved({ value, known }, now, { decimals: 0, isChanged });
      expect(moved).toBe(now !== value && now !== known);
    }),
  );
});

test('where nobody knows what the values were, something must have changed', () => {
  fc.assert(
    fc.property(amount, amount, fc.boolean(), (value, now, isChanged) => {
      expect(hasMoved({ value, known: null }, now, { decimals: 0, isChanged })).toBe(
        isChanged && now !== value,
      );
    }),
  );
});

test('beyond the decimals of the KPI nothing is another value', () => {
  const about = { decimals: 1, isChanged: true };
  expect(hasMoved({ value: 412.3, known: 412.31 }, 412.34, about)).toBe(false);
  expect(hasMoved({ value: 412.3, known: 412.31 }, 412.4, about)).toBe(true);
});
