import { expect, test } from 'vitest';
import { readBlock } from '../../../lib/spreadsheet/paste-block.ts';
import { type PasteRow, placeBlock } from './place-block.ts';

const units = [
  { code: 'kW.h', label: 'kWh' },
  { code: 'MW.h', label: 'MWh' },
];
const months: PasteRow[] = ['Januar', 'Februar', 'März', 'April'].map((name, index) => ({
  names: [`${name} 2026`, name, `0${index + 1}/2026`],
  units,
}));

const placed = (text: string, start = 0, rows = months) => placeBlock(readBlock(text), rows, start, 'de');

test('a column fills the rows from the cursor downwards', () => {
  expect(placed('10\n20', 1).cells).toEqual([
    { row: 1, text: '10' },
    { row: 2, text: '20' },
  ]);
});

test('a gap in the column leaves its row as it is', () => {
  expect(placed('10\n\n30').cells).toEqual([
    { row: 0, text: '10' },
    { row: 2, text: '30' },
  ]);
});

test('a line of numbers is a column that was copied as a row', () => {
  expect(placed('10\t20\t30').cells.map(({ row }) => row)).toEqual([0, 1, 2]);
});

test('lines that name a row go to it in any order, with their unit; a heading and a sum do not', () => {
  const { cells, unplaced } = placed('Monat\tVerbrauch\nMärz\t3,5\tMWh\nJanuar\t1.200\tkWh\nSumme\t4.700', 3);
  expect(cells).toEqual([
    { row: 2, text: '3,5', unit: 'MW.h' },
    { row: 0, text: '1.200', unit: 'kW.h' },
  ]);
  expect(unplaced).toEqual(['Summe 4.700']);
});

test('a text that is no number stays in its row, so that people can correct it', () => {
  expect(placed('10\nk. A.\n30').cells).toEqual([
    { row: 0, text: '10' },
    { row: 1, text: 'k. A.' },
    { row: 2, text: '30' },
  ]);
});

test('a value beyond the last row is named', () => {
  expect(placed('1\n2\n3', 2)).toEqual({
    cells: [
      { row: 2, text: '1' },
      { row: 3, text: '2' },
    ],
    unplaced: ['3'],
  });
});

test('a unit after the number is its unit, and an unknown one stays for a correction', () => {
  expect(placed('1,8 MWh\n1.800 kWh\n12 kg').cells).toEqual([
    { row: 0, text: '1,8', unit: 'MW.h' },
    { row: 1, text: '1.800', unit: 'kW.h' },
    { row: 2, text: '12 kg' },
  ]);
  expect(placed('März\t3,5 MWh').cells).toEqual([{ row: 2, text: '3,5', unit: 'MW.h' }]);
  expect(placed('1 MWh\t2 MWh').cells.map(({ row }) => row)).toEqual([0, 1]);
});
