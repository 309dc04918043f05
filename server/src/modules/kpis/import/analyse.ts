import { setImmediate as serveOthers } from 'node:timers/promises';
import type { FieldKey } from '@metra/contract/core/field-keys';
import type { ImportProblem } from '@metra/contract/operations/kpi-import';
import type { Definitions } from '../definitions/definitions.ts';
import { checkRecords, type RecordContext } from '../records/check-records.ts';
import type { CheckedRecord, RecordProblem, RecordWrite, StoredRecord } from '../records/record-write.ts';
import { Decimal } from '../rules/decimal.ts';
import { kpiFinder } from './find-kpi.ts';
import { type ReadOptions, type ReadRow, type RowToRead, readRow } from './read-rows.ts';

export type Outcome = 'NEW' | 'CHANGES' | 'UNCHANGED' | 'BAD' | 'ODD';

export interface AnalysedRow extends ReadRow {
  outcome: Outcome;
  checked: CheckedRecord | null;
  before: StoredRecord | null;
}

const atOnce = 500;

/** The work yields regularly, so that the server can answer other requests meanwhile. */
export async function readRows(
  rows: readonly RowToRead[],
  definitions: Definitions,
  options: ReadOptions,
): Promise<ReadRow[]> {
  const findKpi = kpiFinder(definitions);
  const read: ReadRow[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    for (const row of rows.slice(at, at + atOnce)) read.push(readRow(row, findKpi, options));
    await serveOthers();
  }
  return read;
}

/**
 * Says what an import would do with each row. The work yields regularly, so that the server can answer other requests
 * meanwhile.
 */
export async function analyse(rows: readonly ReadRow[], context: RecordContext): Promise<AnalysedRow[]> {
  const analysed: AnalysedRow[] = rows.map((row) => ({
    ...row,
    outcome: row.problems.length > 0 ? 'BAD' : 'UNCHANGED',
    checked: null,
    before: null,
  }));
  const byKpi = Map.groupBy(analysed.filter(hasWrite), ({ write }) => write.kpiId);
  const recordsByKpi = Map.groupBy(context.records, ({ kpi_id }) => kpi_id);
  for (const [kpiId, ofKpi] of byKpi) {
    decide(ofKpi, { ...context, records: recordsByKpi.get(kpiId) ?? [] });
    await serveOthers();
  }
  return analysed;
}

type RowWithWrite = AnalysedRow & { write: RecordWrite };
const hasWrite = (row: AnalysedRow): row is RowWithWrite => row.write !== null;

/** Compares the rows of one KPI with its records and with each other. */
function decide(rows: readonly RowWithWrite[], context: RecordContext): void {
  const stored = new Map(
    context.records.map((record) => [`${record.period_start}/${record.period_end}`, record]),
  );
  const taken = new Set<number>();
  const writes = rows.map((row): RecordWrite => {
    const { write } = row;
    const record = stored.get(`${write.periodStart}/${write.periodEnd}`);
    if (!record || taken.has(record.id)) return write;
    taken.add(record.id);
    row.before = record;
    return {
      ...write,
      // A quality that was stated once applies until somebody states another one.
      quality:
        row.cells.quality.trim() === '' && record.quality !== 'UNSTATED' ? record.quality : write.quality,
      note: write.note ?? record.note,
      id: record.id,
      version: row.cells.version ?? record.version,
    };
  });
  const checked = checkRecords(writes, context);
  const problems = Map.groupBy(checked.problems, ({ index }) => index);
  for (const record of checked.records) {
    const row = rows[record.index];
    if (row) row.checked = record;
  }
  rows.forEach((row, index) => {
    const found = problems.get(index) ?? [];
    row.problems.push(...found.map((each) => importProblem(each, rows)));
    row.outcome = outcomeOf(row, found);
  });
}

function outcomeOf({ checked, before }: AnalysedRow, problems: readonly RecordProblem[]): Outcome {
  if (problems.some(({ error }) => error !== 'kpi_record.implausible') || !checked) return 'BAD';
  // A stored value was accepted when it was entered.
  if (before && isSame(checked, before)) return 'UNCHANGED';
  if (problems.length > 0) return 'ODD';
  return before ? 'CHANGES' : 'NEW';
}

/** Adds a question to a row that contradicts others, given by its index among all rows. */
export function askAbout(rows: readonly AnalysedRow[], problem: RecordProblem): void {
  const row = rows[problem.index];
  row?.problems.push(importProblem(problem, rows));
  if (row) row.outcome = 'ODD';
}

const isSame = (record: CheckedRecord, before: StoredRecord) =>
  record.unit_code === before.unit_code &&
  isSameNumber(record.value, before.value) &&
  record.reason === before.reason &&
  record.quality === before.quality &&
  record.note === before.note;

const isSameNumber = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : new Decimal(one).equals(other);

const keys: Readonly<Partial<Record<FieldKey, ImportProblem['key']>>> = {
  endsBeforeStart: 'endsBeforeStart',
  inFuture: 'inFuture',
  notWholePeriods: 'notWholePeriods',
  tooEarly: 'unreadablePeriod',
  tooLong: 'notWholePeriods',
  taken: 'twiceInFile',
  overlaps: 'overlapsRecord',
  twice: 'twiceInFile',
  overlapsRow: 'overlapsRow',
  unchangedSum: 'unchangedSum',
  outdated: 'changedMeanwhile',
  minimum: 'belowMinimum',
  maximum: 'aboveMaximum',
  maxChange: 'changedMuch',
  wholeNumber: 'wholeNumber',
  switchedOff: 'switchedOffKpi',
  crossCheck: 'crossCheck',
};

const columnOf = (field: string): ImportProblem['column'] =>
  field === 'value' || field === 'reason'
    ? field
    : field === 'kpiId'
      ? 'kpi'
      : field.startsWith('period')
        ? 'period'
        : null;

function importProblem({ field, key, detail }: RecordProblem, rows: readonly AnalysedRow[]): ImportProblem {
  const column = columnOf(field);
  // Messages name rows by their line in the file, as the person sees them.
  const isRow = key === 'twice' || key === 'overlapsRow';
  const line = isRow ? rows[Number(detail)]?.cells.line : undefined;
  return {
    column,
    key: keys[key] ?? 'required',
    detail: line === undefined ? (detail ?? null) : String(line),
  };
}
