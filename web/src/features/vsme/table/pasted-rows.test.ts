import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { expect, test } from 'vitest';
import { memberFinder, pasteRows } from './pasted-rows.ts';
import { readRows, sumOfColumn } from './table-rows.ts';

const column = (name: string, type: string) => ({ name, label: name, type, unit: null, options: null });
const table = {
  axis: { typed: false },
  columns: [column('Recycelt', 'NUMBER'), column('Beseitigt', 'NUMBER')],
} as unknown as DisclosureTable;
const wood = { code: 'waste:W-170201-WoodMember', label: '17 02 01 - wood', language: 'en' as const };
const insulation = {
  code: 'waste:W-170603-Insulation',
  label: '17 06 03* - insulation',
  language: 'en' as const,
};
const known = {
  table,
  present: [{ id: 1, key: wood.code, label: wood.label, cells: ['1', '2'] }],
  find: memberFinder([wood, insulation]),
  style: 'de',
  language: 'de',
} as const;

test('a block fills the rows it names, adds new ones and tells what it does not know', () => {
  const block = [
    ['Schlüssel', 'Recycelt', 'Beseitigt'],
    ['170201', '14,56', '3,64'],
    ['17 06 03', '', '0,65'],
    ['99 99 99', '1', '1'],
  ];
  const pasted = pasteRows(block, known);
  expect(pasted).toMatchObject({ added: 1, changed: 1, unknown: ['99 99 99'] });
  expect(pasted.rows.map(({ key, cells }) => [key, ...cells])).toEqual([
    [wood.code, '14,56', '3,64'],
    [insulation.code, '', '0,65'],
  ]);
  expect(readRows(table, pasted.rows, 'de')).toEqual({
    body: {
      rows: [
        { key: wood.code, cells: ['14.56', '3.64'] },
        { key: insulation.code, cells: [null, '0.65'] },
      ],
    },
  });
  expect(table.columns.map((one, at) => sumOfColumn(one, at, pasted.rows, 'de'))).toEqual([14.56, 4.29]);
});

test('numbers of the other language are read as they were meant', () => {
  const [row] = pasteRows([['170201', '1,234.50']], { ...known, style: 'en' }).rows;
  expect(row?.cells).toEqual(['1.234,5', '2']);
});

test('a row without a name and one that is there twice are told, empty ones are left out', () => {
  const row = (id: number, key: string, cell: string) => ({ id, key, label: key, cells: [cell, ''] });
  const rows = [row(1, 'a', '1'), row(2, 'a', 'x'), row(3, '', '5'), row(4, '', '')];
  expect(readRows(table, rows, 'de')).toEqual({
    problems: [
      { id: 2, column: -1, problem: 'twice' },
      { id: 2, column: 0, problem: 'number' },
      { id: 3, column: -1, problem: 'key' },
    ],
  });
});
