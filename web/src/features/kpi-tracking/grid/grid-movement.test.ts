import { expect, test } from 'vitest';
import { type GridColumn, type GridShape, placeAfter } from './grid-movement.ts';

/** Three rows; the second has no field because a longer bill covers it, the third has one unit only. */
const shape = (caret: GridShape['caret'] = 'both'): GridShape => ({
  rows: 3,
  has: (row, column) => (row === 1 ? false : row === 2 ? column !== 'unit' && column !== 'fuels' : true),
  caret,
});
const at = (row: number, column: GridColumn = 'value') => ({ row, column });

test('Enter and the arrows step over rows without a field', () => {
  expect(placeAfter(at(0), { key: 'Enter' }, shape())).toEqual(at(2));
  expect(placeAfter(at(0), { key: 'ArrowDown' }, shape())).toEqual(at(2));
  expect(placeAfter(at(2), { key: 'ArrowUp' }, shape())).toEqual(at(0));
  expect(placeAfter(at(2), { key: 'Enter', shift: true }, shape())).toEqual(at(0));
});

test('there is nothing beyond the edges', () => {
  expect(placeAfter(at(2), { key: 'Enter' }, shape())).toBeNull();
  expect(placeAfter(at(0), { key: 'ArrowUp' }, shape())).toBeNull();
});

test('left and right leave the field only at the end of its text, and skip what a row does not have', () => {
  expect(placeAfter(at(0), { key: 'ArrowRight' }, shape('inside'))).toBeNull();
  expect(placeAfter(at(0), { key: 'ArrowRight' }, shape('end'))).toEqual(at(0, 'unit'));
  expect(placeAfter(at(0, 'unit'), { key: 'ArrowRight' }, shape())).toEqual(at(0, 'fuels'));
  expect(placeAfter(at(2), { key: 'ArrowRight' }, shape('end'))).toEqual(at(2, 'options'));
  expect(placeAfter(at(2, 'options'), { key: 'ArrowLeft' }, shape())).toEqual(at(2));
});

test('arrows in a list of units and in a menu button are theirs', () => {
  expect(placeAfter(at(0, 'unit'), { key: 'ArrowDown' }, shape())).toBeNull();
  expect(placeAfter(at(0, 'options'), { key: 'Enter' }, shape())).toBeNull();
});

test('page keys go to the ends; keys with a modifier and Tab stay with the browser', () => {
  expect(placeAfter(at(0), { key: 'PageDown' }, shape())).toEqual(at(2));
  expect(placeAfter(at(2), { key: 'PageUp' }, shape())).toEqual(at(0));
  expect(placeAfter(at(0), { key: 'ArrowDown', modified: true }, shape())).toBeNull();
  expect(placeAfter(at(0), { key: 'Tab' }, shape())).toBeNull();
});
