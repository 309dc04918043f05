import type { Verification } from '@metra/contract/operations/frozen-reports';
import { describe, expect, test } from 'vitest';
import { foundReport, outcomeOf } from './outcome.ts';
import { hashGroups, plainHash } from './verify-data.ts';

const yes: Verification = {
  matches: true,
  matched: 'REPORT',
  frozenAt: '2026-03-12T09:04:00.000Z',
  state: 'VALID',
};
const no: Verification = { matches: false, matched: null, frozenAt: null, state: null };
const file = (result: Verification) => ({ name: 'Bericht.pdf', result });

describe('the outcome of a check', () => {
  test.each([
    [yes, null, 'TOGETHER'],
    [no, null, 'APART'],
    [null, file(yes), 'GENUINE'],
    [yes, file(yes), 'GENUINE'],
    // The file itself is proof enough; a typing error beside it changes nothing about it.
    [no, file(yes), 'GENUINE'],
    [yes, file(no), 'CHANGED'],
    [no, file(no), 'APART'],
    [null, file(no), 'APART'],
  ])('%o and %o: %s', (typed, given, expected) => {
    expect(outcomeOf({ typed, file: given })).toBe(expected);
    expect(foundReport({ typed, file: given })).toBe(expected === 'APART' ? null : yes);
  });
});

test('a hash is compared without what was copied along', () => {
  expect(plainHash(' 9F2C 41d7\n\u00a08b30\u00ad ')).toBe('9f2c41d78b30');
  expect(plainHash('a'.repeat(500))).toHaveLength(200);
});

test('a hash is written in groups of four', () => {
  expect(hashGroups('9f2c41d78b')).toEqual(['9f2c', '41d7', '8b']);
  expect(hashGroups('')).toEqual([]);
});
