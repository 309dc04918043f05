import { expect, test } from 'vitest';
import { clashes, differences, joined, leavesOf } from './differences.ts';

const base = { state: 'PLANNED', note: 'alt', dueOn: '2026-12-01', evidence: [1] };

test('only differences are asked about', () => {
  expect(differences(base, { ...base, note: 'neu' }, { ...base, note: 'neu' })).toEqual({});
});

test('a field I left alone takes what somebody else has written', () => {
  const mine = { ...base, note: 'meins' };
  const theirs = { ...base, state: 'DONE' };
  expect(differences(base, mine, theirs)).toEqual({ note: 'mine', state: 'theirs' });
});

test('a field that both have changed has my value until I choose the other one', () => {
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

const texts = { title: { de: 'Strom', en: 'Power' }, order: [1, 2] };

test('both languages of a text are fields of their own', () => {
  const mine = { ...texts, title: { de: 'Ökostrom', en: 'Power' } };
  const theirs = { ...texts, title: { de: 'Strom', en: 'Electricity' } };
  const choices = differences(texts, mine, theirs, ['title.de', 'title.en']);
  expect(choices).toEqual({ 'title.de': 'mine', 'title.en': 'theirs' });
  expect(joined(mine, theirs, choices)).toEqual({
    ...texts,
    title: { de: 'Ökostrom', en: 'Electricity' },
  });
  expect(mine.title.en).toBe('Power');
});

test('only different changes of the same field are a conflict', () => {
  const leaves = leavesOf(texts);
  expect(leaves).toEqual(['title.de', 'title.en', 'order']);
  const mine = { ...texts, title: { de: 'Ökostrom', en: 'Power' } };
  expect(clashes(texts, mine, { ...texts, order: [2, 1] }, leaves)).toEqual([]);
  expect(clashes(texts, mine, mine, leaves)).toEqual([]);
  const theirs = { ...texts, title: { de: 'Solarstrom', en: 'Power' } };
  expect(clashes(texts, mine, theirs, leaves)).toEqual(['title.de']);
});
