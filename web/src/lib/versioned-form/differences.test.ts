import { expect, test } from 'vitest';
import { differences, joined } from './differences.ts';

const base = { state: 'PLANNED', note: 'alt', dueOn: '2026-12-01', evidence: [1] };

test('only what differs is asked about', () => {
  expect(differences(base, { ...base, note: 'neu' }, { ...base, note: 'neu' })).toEqual({});
});

test('a field I left alone takes what somebody else has written', () => {
  const mine = { ...base, note: 'meins' };
  const theirs = { ...base, state: 'DONE' };
  expect(differences(base, mine, theirs)).toEqual({ note: 'mine', state: 'theirs' });
});

test('what both have changed holds as I wrote it until I choose otherwise', () => {
  const mine = { ...base, note: 'meins', evidence: [1, 2] };
  const theirs = { ...base, note: 'ihres', evidence: [1, 3] };
  expect(differences(base, mine, theirs)).toEqual({ note: 'mine', evidence: 'mine' });
});

test('the choices make one version of two', () => {
  const mine = { ...base, note: 'meins', dueOn: '2027-01-01' };
  const theirs = { ...base, note: 'ihres', state: 'DONE' };
  expect(joined(mine, theirs, { note: 'theirs', state: 'theirs', dueOn: 'mine' })).toEqual({
    ...base,
    note: 'ihres',
    state: 'DONE',
    dueOn: '2027-01-01',
  });
});

test('a file whose link was signed anew is the same file', () => {
  const mine = { evidence: [{ id: 1, url: '/files/1?signature=a' }] };
  const theirs = { evidence: [{ id: 1, url: '/files/1?signature=b' }] };
  expect(differences(mine, mine, theirs)).toEqual({});
});
