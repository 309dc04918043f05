import type { DisclosureTable, Member } from '@metra/contract/shapes/standard-shapes';
import type { Language } from '../../../lib/i18n/languages.ts';
import { bareCode } from '../answers/code-options.ts';
import { isNumeric } from '../answers/raw-input.ts';
import { newId, numberIn, type RawRow } from './table-rows.ts';

export interface Pasted {
  rows: readonly RawRow[];
  added: number;
  changed: number;
  /** These pasted keys are in no list. */
  unknown: readonly string[];
}

const YES = /^(ja|yes|true|wahr|x|1)$/i;
const NO = /^(nein|no|false|falsch|0)$/i;

/** Removes spaces, stars and hyphens: `17 06 03*` is `170603`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A member can be named by its label, its code, and the code at the start of its label. */
const namesOf = ({ code, label }: Member): string[] => {
  const [number = '', ...words] = label.split(' - ');
  return [label, bareCode(code), code, ...(words.length > 0 ? [number, words.join(' - ')] : [])].map(plain);
};

export function memberFinder(members: readonly Member[]): (text: string) => Member | undefined {
  const byName = new Map<string, Member>();
  for (const member of members)
    for (const name of namesOf(member)) if (!byName.has(name)) byName.set(name, member);
  return (text) => byName.get(plain(text));
}

interface Known {
  table: DisclosureTable;
  present: readonly RawRow[];
  /** It is undefined if people choose the keys freely. */
  find: ((text: string) => Member | undefined) | undefined;
  /** Numbers are written in the style of this language. */
  style: Language;
  language: Language;
}

/** Merges a pasted block with the existing rows: a row with a known key changes, and others are added. */
export function pasteRows(block: readonly (readonly string[])[], known: Known): Pasted {
  const { table, present, find } = known;
  const body = isHead(block[0], table) ? block.slice(1) : block;
  const rows = new Map(present.filter(({ key }) => key !== '').map((row) => [row.key, row]));
  const before = rows.size;
  // The first id is computed once, because doing it for each of two thousand rows would block the page.
  let nextId = newId(present);
  const changed = new Set<string>();
  const unknown: string[] = [];
  for (const [first = '', ...cells] of body) {
    const text = first.trim();
    if (text === '') continue;
    const member = find?.(text);
    if (find && !member) {
      unknown.push(text);
      continue;
    }
    const key = member?.code ?? text;
    const at = rows.get(key);
    if (at) changed.add(key);
    rows.set(key, {
      id: at?.id ?? nextId++,
      key,
      label: member?.label ?? text,
      cells: table.columns.map((column, index) => {
        const cell = cells[index]?.trim();
        return cell === undefined || cell === '' ? (at?.cells[index] ?? '') : cellText(column, cell, known);
      }),
    });
  }
  const joined = [...rows.values()];
  return { rows: joined, added: joined.length - before, changed: changed.size, unknown };
}

function cellText(column: DisclosureTable['columns'][number], cell: string, known: Known): string {
  if (isNumeric(column)) return numberIn(cell, known.style, known.language);
  if (column.type === 'BOOLEAN') return YES.test(cell) ? 'true' : NO.test(cell) ? 'false' : cell;
  const options = column.options;
  return options ? (memberFinder(options)(cell)?.code ?? cell) : cell;
}

/** The first row contains titles if no cell in a column of amounts is a number. */
function isHead(row: readonly string[] | undefined, { columns }: DisclosureTable): boolean {
  if (!row) return false;
  const amounts = row.slice(1).filter((cell, at) => cell !== '' && columns[at] && isNumeric(columns[at]));
  if (amounts.length > 0) return amounts.every((cell) => !/\d/.test(cell));
  return columns.some(({ label }) => row.some((cell) => plain(cell) === plain(label)));
}
