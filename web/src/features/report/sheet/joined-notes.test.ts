import { expect, test } from 'vitest';
import { joinedNotes } from './joined-notes.ts';

test('notes that would lie on each other become one, none gets lost', () => {
  expect(joinedNotes([null, 'a', null, 'b', null, null, null, 'c'])).toEqual([
    { row: 1, notes: ['a', 'b'] },
    { row: 7, notes: ['c'] },
  ]);
  expect(joinedNotes(Array.from({ length: 30 }, (_, row) => row))).toHaveLength(1);
  expect(joinedNotes([null, null])).toEqual([]);
});
