import type { ImportColumn } from '@metra/contract/operations/kpi-import';
import { importColumns, importLimit } from '@metra/contract/rules/import-table';
import { type Cell, type NamedTable, type RawTable, TableError } from './raw-table.ts';
import { splitPeriodIn } from './split-period.ts';

const spellings: Readonly<Record<ImportColumn, readonly string[]>> = {
  kpi: ['kennzahl', 'kpi', 'indikator', 'indicator', 'figure'],
  period: [
    'zeitraum',
    'periode',
    'period',
    'von',
    'from',
    'beginn',
    'start',
    'monat',
    'month',
    'quartal',
    'quarter',
    'jahr',
    'year',
    'period start',
  ],
  periodEnd: ['bis', 'to', 'until', 'ende', 'end', 'period end'],
  value: ['wert', 'value', 'menge', 'amount', 'verbrauch', 'betrag'],
  unit: ['einheit', 'unit'],
  reason: ['grund', 'reason', 'grund ohne wert', 'reason for no value'],
  quality: ['herkunft', 'qualität', 'origin', 'quality', 'datenqualität', 'data quality'],
  note: ['notiz', 'note', 'bemerkung', 'kommentar', 'comment', 'remark'],
};

const simplified = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
const headerIn = (cell: Cell) => (typeof cell === 'string' ? cell : '').trim().slice(0, 200);
const columnOf = (header: string) =>
  importColumns.find((column) => spellings[column].includes(simplified(header)));

/** The first row that is not empty names the columns, in German or English. */
export function nameColumns({ sheets, sheet, rows }: RawTable): NamedTable {
  const [head, ...body] = rows;
  if (!head) throw new TableError('import.no_columns');
  const columns: NamedTable['columns'] = [];
  const ignored: string[] = [];
  const places = new Map<ImportColumn, number>();
  const headers = head.cells.map(headerIn);
  const split = splitPeriodIn(headers.map(simplified));
  if (split) {
    places.set('period', split.places[0]);
    columns.push({ column: 'period', header: split.places.map((place) => headers[place]).join(' + ') });
  }
  headers.forEach((header, place) => {
    if (split?.places.includes(place)) return;
    const column = columnOf(header);
    if (column && !places.has(column)) {
      places.set(column, place);
      columns.push({ column, header });
    } else if (header !== '') ignored.push(header);
  });
  if (!places.has('kpi') || !places.has('period') || !places.has('value'))
    throw new TableError('import.no_columns');
  if (body.length > importLimit) throw new TableError('import.too_many_rows');
  return {
    sheets,
    sheet,
    columns,
    ignored: ignored.slice(0, 200),
    rows: body.map(({ line, cells }) => ({
      line,
      cells: {
        ...Object.fromEntries([...places].map(([column, place]) => [column, cells[place] ?? ''])),
        ...(split && { period: split.join(cells) }),
      },
    })),
  };
}
