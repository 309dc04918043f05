import { expect, test } from 'vitest';
import { selectablePoints } from './selectable-points.ts';

const empty = { value: null, records: 0 };
const broken = { value: null, records: 2 };
const told = { value: 5, records: 1 };
const newer = { value: 7, records: 1 };

test('numbers are taken apart, the newest first', () => {
  expect(selectablePoints([told, empty, broken, newer])).toEqual([newer, told]);
});

test('without any number, those that have values say why it could not be computed', () => {
  expect(selectablePoints([empty, broken, empty])).toEqual([broken]);
  expect(selectablePoints([empty])).toEqual([]);
});
