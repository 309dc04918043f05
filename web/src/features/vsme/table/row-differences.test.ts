import type { DisclosureTable } from '@metra/contract/shapes/standard-shapes';
import { expect, test } from 'vitest';
import { joinedRows, rowDifferences } from './row-differences.ts';
import type { RawRow } from './table-rows.ts';

const table = {
  columns: [
    { name: 'Recycled', type: 'NUMBER', unit: null },
    { name: 'Name', type: 'STRING', unit: null },
  ],
} as unknown as DisclosureTable;
const row = (id: number, key: string, ...cells: string[]): RawRow => ({ id, key, label: key, cells });

const mine = [
  row(1, 'Beton', '1.234,50', 'C25'),
  row(2, 'Holz', '15', 'Fichte'),
  row(3, 'Neu', '7', ''),
  row(4, '', '', ''),
];
const theirs = [
  row(1, 'Holz', '16', 'Fichte'),
  row(2, 'Beton', '1.234,5', 'C25'),
  row(3, 'Stahl', '96', 'Rund'),
];
const differences = rowDifferences(table, { mine, theirs, base: undefined }, 'de');

test('rows are compared by what they are about, and only what differs is told', () => {
  expect(differences).toEqual([
    { key: 'Holz', label: 'Holz', mine: mine[1], theirs: theirs[0], columns: [0], suggested: 'mine' },
    { key: 'Neu', label: 'Neu', mine: mine[2], theirs: undefined, columns: [0], suggested: 'mine' },
    {
      key: 'Stahl',
      label: 'Stahl',
      mine: undefined,
      theirs: theirs[2],
      columns: [0, 1],
      suggested: 'theirs',
    },
  ]);
});

test('text that is no number differs from a number', () => {
  const versions = {
    mine: [row(1, 'Holz', 'rund 16', 'Fichte')],
    theirs: theirs.slice(0, 1),
    base: undefined,
  };
  expect(rowDifferences(table, versions, 'de')).toHaveLength(1);
});

test('unless somebody chooses, every row of both is kept, and what was typed here counts', () => {
  expect(joinedRows(mine, differences, new Map())).toEqual([...mine, row(5, 'Stahl', '96', 'Rund')]);
});

test('one side can be chosen for each row, also its removal', () => {
  const chosen = new Map([
    ['Holz', 'theirs'],
    ['Neu', 'theirs'],
    ['Stahl', 'mine'],
  ] as const);
  expect(joinedRows(mine, differences, chosen)).toEqual([mine[0], row(2, 'Holz', '16', 'Fichte'), mine[3]]);
});

test('a change, addition or removal by one side is suggested', () => {
  const base = [
    row(1, 'A', '1', ''),
    row(2, 'B', '1', ''),
    row(3, 'C', '1', ''),
    row(4, 'D', '1', ''),
    row(5, 'E', '1', ''),
  ];
  const versions = {
    base,
    mine: [
      row(1, 'A', '2', ''),
      row(2, 'B', '1', ''),
      row(3, 'C', '1', ''),
      row(5, 'E', '2', ''),
      row(6, 'F', '1', ''),
    ],
    theirs: [
      row(1, 'A', '1', ''),
      row(2, 'B', '2', ''),
      row(3, 'D', '1', ''),
      row(4, 'E', '3', ''),
      row(5, 'G', '1', ''),
    ],
  };
  const suggested = rowDifferences(table, versions, 'de').map((each) => [each.key, each.suggested]);
  expect(Object.fromEntries(suggested)).toEqual({
    A: 'mine',
    B: 'theirs',
    C: 'theirs',
    D: 'mine',
    E: 'mine',
    F: 'mine',
    G: 'theirs',
  });
});

test('a row that one removed and the other changed is kept', () => {
  const versions = { base: [row(1, 'A', '1', '')], mine: [], theirs: [row(1, 'A', '2', '')] };
  expect(rowDifferences(table, versions, 'de')).toMatchObject([{ key: 'A', suggested: 'theirs' }]);
});
