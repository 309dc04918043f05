import type { CellValue } from '@metra/contract/shapes/standard-shapes';

interface Row {
  key: string;
  cells: CellValue[];
}

type ValuesOf = (kpi: string) => readonly number[];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Adjusts rows of the demo to its KPIs. KPI values are continued until the day on which the demo is created, and
 * tables with the same data have to grow with them.
 */
export function fittedRows(table: string, rows: Row[], valuesOf: ValuesOf): Row[] {
  switch (table) {
    case 'WasteGeneratedTable':
      return fittedWaste(rows, valuesOf);
    case 'NumberOfEmployeesForCountryOfEmploymentContractTable':
      return fittedPeople(rows, valuesOf('employees'));
    default:
      return rows;
  }
}

const isHazardous = ({ key }: Row): boolean => /^waste:W-\d+-Hazardous/.test(key);

/** Adjusts two columns, for recycling and for disposal. Hazardous waste is not recycled. */
function fittedWaste(rows: Row[], valuesOf: ValuesOf): Row[] {
  const [recycled, others, hazardous] = ['waste-recycled', 'waste-non-hazardous', 'waste-hazardous'].map(
    (kpi) => sumOf(valuesOf(kpi)),
  );
  if (!recycled || !others || !hazardous) return rows;
  const kilograms = (row: Row, column: number) => Math.round(Number(row.cells[column] ?? 0) * 1000);
  const plain = rows.filter((row) => !isHazardous(row));
  const dangerous = rows.filter(isHazardous);
  const columns = new Map([
    ...inShares(plain, (row) => [kilograms(row, 0), kilograms(row, 1)], [recycled, others - recycled]),
    ...inShares(dangerous, (row) => [0, kilograms(row, 1)], [0, hazardous]),
  ]);
  return rows.map((row) => ({
    ...row,
    cells: (columns.get(row) ?? []).map((amount) => (amount / 1000).toFixed(3)),
  }));
}

/**
 * Divides totals among rows in the proportion of their cells, to the kilogram. The largest row gets the remainder.
 */
function inShares(
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly number[],
  totals: readonly number[],
): [Row, number[]][] {
  const cells = rows.map(cellsOf);
  const shared = totals.map((total, column) => {
    const amounts = cells.map((row) => row[column] ?? 0);
    const whole = sumOf(amounts) || 1;
    const parts = amounts.map((amount) => Math.floor((amount * total) / whole));
    const largest = amounts.indexOf(Math.max(...amounts));
    return parts.map((part, at) => (at === largest ? part + total - sumOf(parts) : part));
  });
  return rows.map((row, at) => [row, shared.map((column) => column[at] ?? 0)]);
}

/** The demo counts averages, and all people are in the first country. */
function fittedPeople(rows: Row[], counts: readonly number[]): Row[] {
  if (counts.length === 0) return rows;
  const mean = Math.round(sumOf(counts) / counts.length);
  return rows.map((row, at) => (at === 0 ? { ...row, cells: [String(mean)] } : row));
}
