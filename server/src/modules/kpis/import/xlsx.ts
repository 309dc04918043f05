import { importLimit } from '@metra/contract/rules/import-table';
import { fromXlsxText, longestEscape } from '../../../platform/text/xlsx-text.ts';
import { type Cell, type RawRow, type RawTable, TableError, tableLimits } from './raw-table.ts';
import { dateOfSerial, isDateFormat, plainNumber } from './xlsx-numbers.ts';
import { Enough, type Parts, withParts } from './xlsx-parts.ts';

/** The limit applies to the text in the file, where every character may be an escape. */
const longestWritten = tableLimits.cellLength * longestEscape;

interface Workbook {
  sheets: { name: string; relation: string }[];
  countsFrom1904: boolean;
}

/** Reads the cells of one sheet. Formulas are never computed: the stored result is taken if there is one. */
export async function readXlsx(
  path: string,
  wantedSheet: string | undefined,
  point: string,
): Promise<RawTable> {
  try {
    return await withParts(path, (parts) => readWorkbook(parts, wantedSheet, point));
  } catch (error) {
    throw error instanceof TableError ? error : new TableError('import.unreadable', error);
  }
}

async function readWorkbook(parts: Parts, wanted: string | undefined, point: string): Promise<RawTable> {
  const { sheets, countsFrom1904 } = await workbookOf(parts);
  const sheet = wanted === undefined ? sheets[0] : sheets.find(({ name }) => name === wanted);
  const targets = await targetsOf(parts);
  const target = sheet && targets.get(sheet.relation);
  if (!sheet || !target) throw new TableError('import.unreadable');
  const texts = await sharedTexts(parts);
  const isDate = await dateStyles(parts);
  const read = { texts, isDate, countsFrom1904, point };
  const rows = await sheetRows(parts, target.startsWith('/') ? target.slice(1) : `xl/${target}`, read);
  return {
    sheets: sheets.map(({ name }) => name.slice(0, 100)).slice(0, 100),
    sheet: sheet.name.slice(0, 100),
    rows,
  };
}

async function workbookOf(parts: Parts): Promise<Workbook> {
  const sheets: Workbook['sheets'] = [];
  let countsFrom1904 = false;
  const isThere = await parts.read('xl/workbook.xml', {
    onOpen({ name, attributes }) {
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', relation });
    },
  });
  if (!isThere) throw new TableError('import.unreadable');
  return { sheets, countsFrom1904 };
}

async function targetsOf(parts: Parts): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await parts.read('xl/_rels/workbook.xml.rels', {
    onOpen({ name, attributes: { Id, Target } }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target);
    },
  });
  return targets;
}

async function sharedTexts(parts: Parts): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let isIn = false;
  await parts.read('xl/sharedStrings.xml', {
    onOpen({ name }) {
      if (name === 'si') text = '';
      isIn = name === 't';
    },
    onText(more) {
      if (isIn && text.length < longestWritten) text += more;
    },
    onClose(name) {
      isIn = false;
      if (name !== 'si') return;
      texts.push(fromXlsxText(text).slice(0, tableLimits.cellLength));
      if (texts.length > tableLimits.texts) throw new TableError('import.unreadable');
    },
  });
  return texts;
}

/** Returns for each style whether it shows a day. */
async function dateStyles(parts: Parts): Promise<readonly boolean[]> {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  let isInCells = false;
  await parts.read('xl/styles.xml', {
    onOpen({ name, attributes }) {
      const id = Number(attributes.numFmtId ?? 0);
      if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells && styles.length < 100_000) styles.push(isDateFormat(id, codes.get(id)));
    },
    onClose(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

interface WorkbookContext {
  texts: readonly string[];
  isDate: readonly boolean[];
  countsFrom1904: boolean;
  point: string;
}

interface OpenCell {
  place: number;
  type: string;
  style: number;
  hasFormula: boolean;
  text: string;
  hasValue: boolean;
}

async function sheetRows(parts: Parts, path: string, context: WorkbookContext): Promise<RawRow[]> {
  const rows: RawRow[] = [];
  let line = 0;
  let cells: Cell[] = [];
  let cell: OpenCell | undefined;
  let isReading = false;
  const isThere = await parts.read(path, {
    onOpen({ name, attributes }) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        cells = [];
      } else if (name === 'c') {
        const place = placeOf(attributes.r ?? '', cells.length);
        const style = Number(attributes.s ?? 0);
        cell = { place, type: attributes.t ?? 'n', style, hasFormula: false, text: '', hasValue: false };
      } else if (cell && name === 'f') cell.hasFormula = true;
      else if (cell && (name === 'v' || name === 't')) {
        isReading = true;
        cell.hasValue = true;
      }
    },
    onText(text) {
      if (isReading && cell && cell.text.length < longestWritten) cell.text += text;
    },
    onClose(name) {
      if (name === 'v' || name === 't') isReading = false;
      if (name === 'c' && cell) {
        if (cell.place < tableLimits.columns) {
          while (cells.length < cell.place) cells.push('');
          cells[cell.place] = cellOf(cell, context);
        }
        cell = undefined;
      }
      if (name === 'sheetData') throw new Enough();
      if (name !== 'row' || !cells.some((each) => typeof each !== 'string' || each.trim() !== '')) return;
      rows.push({ line: Number.isSafeInteger(line) && line > 0 ? line : rows.length + 1, cells });
      if (rows.length > importLimit + 1) throw new TableError('import.too_many_rows');
    },
  });
  if (!isThere) throw new TableError('import.unreadable');
  return rows;
}

/** B7 is in the second column; a cell without a reference is in the next one. */
function placeOf(reference: string, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return next;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf({ type, style, hasFormula, hasValue, text }: OpenCell, context: WorkbookContext): Cell {
  if (type === 'e') return { problem: 'errorCell' };
  if (hasFormula && !hasValue) return { problem: 'formulaCell' };
  if (type === 's') return context.texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return text.slice(0, 10);
  if (type !== 'n' || text === '') return fromXlsxText(text).slice(0, tableLimits.cellLength);
  if (context.isDate[style]) return dateOfSerial(Number(text), context.countsFrom1904) ?? text;
  return plainNumber(text)?.replace('.', context.point) ?? text;
}
