import type { Disclosure } from '@metra/contract/shapes/standard-shapes';
import { expect, test } from 'vitest';
import { disclosureAt, nextOpen, sumOf } from './disclosure-counts.ts';

const datapoint = (name: string, state: string, editable = true) => ({ name, state, editable });
const disclosure = (code: string, datapoints: object[], applies = true) =>
  ({ code, applies, missing: 1, datapoints, tables: [] }) as unknown as Disclosure;
const all = [
  disclosure('B1', [datapoint('a', 'ANSWERED'), datapoint('b', 'MISSING')]),
  disclosure('B2', [datapoint('c', 'MISSING')], false),
  disclosure('B3', [datapoint('d', 'MISSING', false), datapoint('e', 'MISSING'), datapoint('f', 'MISSING')]),
];

test('goes from one open answer to the next, past what is computed or does not concern the company, and around', () => {
  const seen = [];
  let at = nextOpen(all, null);
  for (let step = 0; step < 4 && at; step += 1) {
    seen.push(at.name);
    at = nextOpen(all, at);
  }
  expect(seen).toEqual(['b', 'e', 'f', 'b']);
  expect(nextOpen(all, { code: 'B3', name: '' })?.name).toBe('e');
  expect(nextOpen([], null)).toBeNull();
});

test('an address names a disclosure by its code or by something in it', () => {
  expect(disclosureAt(all, 'B3')?.code).toBe('B3');
  expect(disclosureAt(all, 'f')?.code).toBe('B3');
  expect(disclosureAt(all, 'unknown')?.code).toBe('B1');
});

test('nothing asked is complete', () => {
  expect(sumOf([]).share).toBe(1);
  const half = { total: 4, answered: 1, notApplicable: 1, omitted: 0, missing: 2, share: 0.5 };
  expect(sumOf([half, half])).toEqual({
    total: 8,
    answered: 2,
    notApplicable: 2,
    omitted: 0,
    missing: 4,
    share: 0.5,
  });
});
