import { expect, test } from 'vitest';
import { selectablePoints } from './selectable-points.ts';

const empty = { value: null, records: 0 };
const broken = { value: null, records: 2 };
const told = { value: 5, records: 1 };
const newer = { value: 7, records: 1 };

test('periods with a value can be chosen, the newest first', () => {
  expect(selectablePoints([told, empty, broken, newer])).toEqual([newer, told]);
});

test('without any value, periods with inputs say why it could not be computed', () => {
  expect(selectablePoints([empty, broken, empty])).toEqual([broken]);
  expect(selectablePoints([empty])).toEqual([]);
});
