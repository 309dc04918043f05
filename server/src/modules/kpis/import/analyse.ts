import { setImmediate as breathe } from 'node:timers/promises';
import type { FieldKey } from '@metra/contract/field-keys';
import type { ImportProblem } from '@metra/contract/kpi-import';
import type { Language } from '@metra/contract/primitives';
import type { Db } from '../../../platform/database/database.ts';
import type { Catalogue } from '../definitions/definitions.store.ts';
import type { Definitions } from '../definitions/definitions.ts';
import { checkRecords, type RecordContext } from '../records/check-records.ts';
import { readRecordContext } from '../records/record-context.store.ts';
import type { CheckedRecord, RecordProblem, RecordWrite, StoredRecord } from '../records/record-write.ts';
import { kpiFinder } from './find-kpi.ts';
import { type ReadRow, type RowToRead, readRow } from './read-rows.ts';

export type Outcome = 'NEW' | 'CHANGES' | 'UNCHANGED' | 'BAD' | 'ODD';

export interface AnalysedRow extends ReadRow {
  outcome: Outcome;
  checked: CheckedRecord | null;
  before: StoredRecord | null;
}

interface Needs {
  db: Db;
  catalogue: Catalogue;
  definitions: Definitions;
  organisationId: number;
  today: string;
  numbers: Language;
}

const atOnce = 500;

/** What an import would do with every row. Others are served in between. */
export async function analyse(needs: Needs, rows: readonly RowToRead[]): Promise<AnalysedRow[]> {
  const findKpi = kpiFinder(needs.definitions);
  const read: ReadRow[] = [];
  for (let at = 0; at < rows.length; at += atOnce) {
    for (const row of rows.slice(at, at + atOnce)) read.push(readRow(row, findKpi, needs.numbers));
    await breathe();
  }
  const context = await contextOf(needs, read);
  const analysed: AnalysedRow[] = read.map((row) => ({
    ...row,
    outcome: row.problems.length > 0 ? 'BAD' : 'UNCHANGED',
    checked: null,
    before: null,
  }));
  const byKpi = Map.groupBy(
    analysed.filter(({ entry }) => entry),
    ({ kpi }) => kpi?.id ?? 0,
  );
  const recordsByKpi = Map.groupBy(context.records, ({ kpiId }) => kpiId);
  for (const [kpiId, ofKpi] of byKpi) {
    decide(ofKpi, { ...context, records: recordsByKpi.get(kpiId) ?? [] });
    await breathe();
  }
  return analysed;
}

async function contextOf(
  { db, catalogue, organisationId, today }: Needs,
  rows: readonly ReadRow[],
): Promise<RecordContext> {
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  if (entries.length === 0) return { kpis: new Map(), records: [], today };
  return readRecordContext(db, catalogue, { organisationId, today, entries });
}

/** Rows of one KPI, against its records and each other. */
function decide(rows: readonly AnalysedRow[], context: RecordContext): void {
  const there = new Map(context.records.map((record) => [`${record.start}/${record.end}`, record]));
  const taken = new Set<number>();
  const entries = rows.map((row): RecordWrite => {
    const entry = row.entry as RecordWrite;
    const record = there.get(`${entry.periodStart}/${entry.periodEnd}`);
    if (!record || taken.has(record.id)) return entry;
    taken.add(record.id);
    row.before = record;
    return {
      ...entry,
      quality: row.cells.quality.trim() === '' ? record.quality : entry.quality,
      note: entry.note ?? record.note,
      evidence: undefined,
      id: record.id,
      version: row.cells.version ?? record.version,
    };
  });
  const checked = checkRecords(entries, context);
  const problems = Map.groupBy(checked.problems, ({ index }) => index);
  for (const entry of checked.entries) {
    const row = rows[entry.index];
    if (row) row.checked = entry;
  }
  rows.forEach((row, index) => {
    const found = problems.get(index) ?? [];
    row.problems.push(...found.map((each) => importProblem(each, rows)));
    row.outcome = outcomeOf(row, found);
  });
}

function outcomeOf({ checked, before }: AnalysedRow, problems: readonly RecordProblem[]): Outcome {
  if (problems.some(({ error }) => error !== 'kpi_record.implausible') || !checked) return 'BAD';
  // What stands already was accepted once.
  if (before && isSame(checked, before)) return 'UNCHANGED';
  if (problems.length > 0) return 'ODD';
  return before ? 'CHANGES' : 'NEW';
}

const isSame = (entry: CheckedRecord, record: StoredRecord) =>
  entry.unitCode === record.unitCode &&
  (entry.value === null || record.value === null
    ? entry.value === record.value
    : entry.value.equals(record.value)) &&
  entry.reason === record.reason &&
  entry.quality === record.quality &&
  entry.note === record.note;

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
  outdated: 'changedMeanwhile',
  minimum: 'belowMinimum',
  maximum: 'aboveMaximum',
  maxChange: 'changedMuch',
};

function importProblem({ field, key, detail }: RecordProblem, rows: readonly AnalysedRow[]): ImportProblem {
  const column = field === 'value' ? 'value' : field.startsWith('period') ? 'period' : null;
  // Rows are named by their line, as the person sees them.
  const isRow = key === 'twice' || key === 'overlapsRow';
  const line = isRow ? rows[Number(detail)]?.cells.line : undefined;
  return {
    column,
    key: keys[key] ?? 'required',
    detail: line === undefined ? (detail ?? null) : String(line),
  };
}
