import type { Cell } from './raw-table.ts';

/** Many tables have the year in one column and the month or quarter in another. */
const years = ['jahr', 'year'];
const parts = ['monat', 'month', 'quartal', 'quarter'];
const quarters = ['quartal', 'quarter'];

interface SplitPeriod {
  /** The indexes of the two columns, the month or quarter first. */
  places: readonly [part: number, year: number];
  join(cells: readonly Cell[]): Cell;
}

/** Finds pairs of columns such as `Monat` and `Jahr`; returns undefined if there is no such pair. */
export function splitPeriodIn(headers: readonly string[]): SplitPeriod | undefined {
  const part = headers.findIndex((header) => parts.includes(header));
  const year = headers.findIndex((header) => years.includes(header));
  if (part < 0 || year < 0) return undefined;
  const isQuarter = quarters.includes(headers[part] ?? '');
  return {
    places: [part, year],
    join: (cells) => joined(cells[part] ?? '', cells[year] ?? '', isQuarter),
  };
}

function joined(part: Cell, year: Cell, isQuarter: boolean): Cell {
  if (typeof part !== 'string') return part;
  if (typeof year !== 'string') return year;
  const [said, inYear] = [part.trim(), year.trim()];
  // `März 2026` or a whole date needs no second column; an empty cell is reported as missing.
  if (said === '' || /\d{4}/.test(said)) return said;
  if (/^\d{1,2}$/.test(said)) return isQuarter ? `Q${said} ${inYear}` : `${said}/${inYear}`;
  return `${said} ${inYear}`;
}
