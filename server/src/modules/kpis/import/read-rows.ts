import type { Language } from '@metra/contract/core/primitives';
import type { ImportColumn, ImportProblem, ImportRow } from '@metra/contract/operations/kpi-import';
import { convertibleTo, unitWritten } from '@metra/contract/rules/units';
import type { Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { KpiDefinition } from '../definitions/definition.ts';
import { unitOf } from '../definitions/kpi.views.ts';
import type { RecordWrite } from '../records/record-write.ts';
import { readNumber } from '../rules/read-number.ts';
import { readPeriod } from '../rules/read-period.ts';
import type { FindKpi } from './find-kpi.ts';
import type { Cell, NamedTable } from './raw-table.ts';
import { codeOfWord, qualityWords, reasonWords } from './words.ts';

export interface ReadRow {
  cells: ImportRow;
  problems: ImportProblem[];
  kpi: KpiDefinition | null;
  /** Null if the row is bad or has nothing to enter. */
  write: RecordWrite | null;
  readByLanguage: boolean;
}

export interface RowToRead {
  cells: ImportRow;
  problems: ImportProblem[];
}

const problem = (column: ImportColumn | null, key: ImportProblem['key'], detail: string | null = null) => ({
  column,
  key,
  detail,
});

const longestCell = {
  kpi: 300,
  period: 60,
  periodEnd: 60,
  value: 400,
  unit: 60,
  reason: 60,
  quality: 60,
  note: 2000,
};

/** Turns the cells into rows that a person can correct and send again. */
export function rowsOfTable({ rows }: NamedTable): RowToRead[] {
  return rows.map(({ line, cells }) => {
    const problems: ImportProblem[] = [];
    const textOf = (column: ImportColumn, cell: Cell = ''): string => {
      if (typeof cell !== 'string') {
        problems.push(problem(column, cell.problem));
        return '';
      }
      const text = cell.replaceAll('\0', '').toWellFormed();
      if (text.length > longestCell[column])
        problems.push(problem(column, 'tooLong', String(longestCell[column])));
      return text.slice(0, longestCell[column]);
    };
    const read = (column: ImportColumn) => textOf(column, cells[column]);
    return {
      problems,
      cells: {
        line,
        kpi: read('kpi'),
        period: read('period'),
        periodEnd: read('periodEnd'),
        value: read('value'),
        unit: read('unit'),
        reason: read('reason'),
        quality: read('quality'),
        note: read('note'),
        version: null,
      },
    };
  });
}

/** Settings that decide how an ambiguous cell is read. */
export interface ReadOptions {
  numbers: Language;
  firstMonth: number;
  /** The quality of rows that state none. */
  quality: Quality;
}

/** Reads the write that a row requests and reports each cell that cannot be understood. */
export function readRow(
  { cells, problems: found }: RowToRead,
  findKpi: FindKpi,
  { numbers, firstMonth, quality: usual }: ReadOptions,
): ReadRow {
  const problems = [...found];
  const wrong = (column: ImportColumn, key: ImportProblem['key'], detail?: string) =>
    void problems.push(problem(column, key, detail));
  const { kpi, key } = cells.kpi.trim() === '' ? { kpi: null, key: 'required' as const } : findKpi(cells.kpi);
  if (key) wrong('kpi', key);
  const bad = (): ReadRow => ({ cells, problems, kpi, write: null, readByLanguage: false });
  if (!kpi || key) return bad();

  // An export writes such a line for a KPI that is not used; the import ignores it.
  if ([cells.period, cells.value, cells.reason].every((cell) => cell.trim() === '')) return bad();
  const days = readPeriod(cells.period, cells.periodEnd, kpi.frequency, firstMonth);
  if (!days) wrong('period', cells.period.trim() === '' ? 'required' : 'unreadablePeriod');
  const number = cells.value.trim() === '' ? null : readNumber(cells.value, numbers);
  if (number && 'problem' in number) wrong('value', number.problem);
  const unit = cells.unit.trim() === '' ? kpi.unitCode : unitIn(kpi, cells.unit);
  if (unit === undefined) wrong('unit', 'unknownUnit');
  const reason = cells.reason.trim() === '' ? null : codeOfWord(reasonWords, cells.reason);
  if (reason === undefined) wrong('reason', 'unknownReason');
  const quality = cells.quality.trim() === '' ? null : codeOfWord(qualityWords, cells.quality);
  if (quality === undefined) wrong('quality', 'unknownQuality');
  if (number && reason) wrong('reason', 'valueAndReason');
  if (problems.length > 0 || !days) return bad();
  const value = number && 'value' in number ? number.value : null;
  // An empty row of a template leaves its period unchanged.
  if (value === null && !reason) return bad();
  return {
    cells,
    problems,
    kpi,
    readByLanguage: number !== null && 'value' in number && number.readByLanguage,
    write: {
      kpiId: kpi.id,
      periodStart: days.start,
      periodEnd: days.end,
      value,
      unit,
      reason: reason ?? null,
      quality: quality ?? usual,
      note: cells.note.trim() || null,
      confirmed: false,
    },
  };
}

/** Accepts the KPI's label in either language and the usual spellings of the unit. */
function unitIn(kpi: KpiDefinition, text: string): string | undefined {
  const own = (['de', 'en'] as const).map((language) => unitOf(kpi, language).label.toLowerCase());
  return own.includes(text.trim().toLowerCase())
    ? kpi.unitCode
    : unitWritten(text, convertibleTo(kpi.unitCode));
}
