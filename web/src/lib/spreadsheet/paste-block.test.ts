import { expect, test } from 'vitest';
import { isBlock, readBlock } from './paste-block.ts';

test('reads rows and columns, and no row from the line end a spreadsheet adds', () => {
  expect(readBlock('Januar\t1.234,5\r\nFebruar\t980\r\n')).toEqual([
    ['Januar', '1.234,5'],
    ['Februar', '980'],
  ]);
});

test('keeps empty cells in their place', () => {
  expect(readBlock('1\n\n3\n')).toEqual([['1'], [''], ['3']]);
});

test('takes a quoted cell with a line end and quotes inside as one', () => {
  expect(readBlock('"Zeile 1\nZeile ""2"""\t5')).toEqual([['Zeile 1\nZeile "2"', '5']]);
});

test.each([
  ['1.234,5', false],
  ['1.234,5\r\n', false],
  ['1\n2', true],
  ['1\t2', true],
])('%j is a block: %s', (text, expected) => {
  expect(isBlock(text)).toBe(expected);
});
