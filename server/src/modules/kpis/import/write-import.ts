import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { CheckedRecord } from '../records/record-write.ts';
import { insertRecords, updateRecords, type Writing } from '../records/records.store.ts';
import type { AnalysedRow } from './analyse.ts';

/** One statement stays far below the time a statement may take. */
const atOnce = 1_000;

/** Writes what an analysis found to be written. Someone who was faster makes all of it fail. */
export async function writeImport(tx: Tx, writing: Writing, rows: readonly AnalysedRow[]) {
  const toWrite = rows.flatMap(({ outcome, checked, before }) =>
    checked && (outcome === 'NEW' || outcome === 'CHANGES' || outcome === 'ODD')
      ? [{ ...checked, confirmed: checked.confirmed || outcome === 'ODD', changes: before }]
      : [],
  );
  const toMake = toWrite.filter(({ changes }) => changes === null);
  const toChange = toWrite.filter(({ changes }) => changes !== null);
  const evidenceOf = () => [];
  for (const entries of slices(toMake)) await insertRecords(tx, writing, entries, evidenceOf);
  for (const entries of slices(toChange)) {
    const changed = await updateRecords(tx, writing, entries, evidenceOf);
    if (changed.length < entries.length) throw new DomainError('conflict.version');
  }
  return { created: toMake.length, changed: toChange.length, unchanged: rows.length - toWrite.length };
}

function* slices(entries: readonly CheckedRecord[]): Generator<readonly CheckedRecord[]> {
  for (let at = 0; at < entries.length; at += atOnce) yield entries.slice(at, at + atOnce);
}
