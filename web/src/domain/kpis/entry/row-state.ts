import type { FuelAmount } from '@metra/contract/shapes/fuel-shapes';
import type { KpiRecord, MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { Language } from '../../../lib/i18n/languages.ts';
import { isSameAmounts } from '../fuels/fuel-entries.ts';
import type { Oddity } from '../oddities.ts';
import type { NumberProblem } from './check-value.ts';

/** The server has not acknowledged this input yet. */
export interface Draft {
  text: string;
  /** The notation matters, because 1.234 is a different number in each language. */
  language: Language;
  /** The number is known when the field was left; it is null before that. */
  value: number | null;
  unit: string;
  /** A person may enter fuels instead of a value. */
  fuels?: readonly FuelAmount[];
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  /** When a file was added, this lists all files of the record. */
  evidence?: readonly EvidenceName[];
  /** The server asked about these oddities, and the person confirmed them. */
  confirmed: readonly Oddity[];
  /** The key makes sending the same attempt twice create one record. */
  attempt: string;
  batch?: string;
}

export type EvidenceName = Pick<KpiRecord['evidence'][number], 'id' | 'name'>;

/** It is null when there was no record. */
export interface Base {
  id: number;
  version: number;
}

export type RowState =
  | { kind: 'resting' }
  /** An answer that was pending at this time does not know the saved value yet. */
  | { kind: 'saved'; at: number }
  /** The person is typing, or an earlier visit left the draft unfinished. */
  | { kind: 'typed' }
  /** The field is empty, and the person has to confirm the deletion. */
  | { kind: 'emptied' }
  | { kind: 'invalid'; problem: NumberProblem }
  | { kind: 'odd'; oddities: readonly Oddity[] }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** The draft is sent when the connection returns. */
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** A colleague entered or changed the record; it is null when they deleted it. */
  | { kind: 'conflict'; theirs: KpiRecord | null };

export interface Row {
  record: KpiRecord | null;
  base: Base | null;
  draft: Draft | null;
  sent: Draft | null;
  state: RowState;
}

export type Checked =
  | { found: 'nothing' }
  | { found: 'problem'; problem: NumberProblem }
  | { found: 'value'; value: number };

export type RowEvent =
  | { type: 'shown'; record: KpiRecord | null; at: number }
  | { type: 'typed'; draft: Draft }
  | { type: 'left'; checked: Checked; attempt: string }
  /** A draft of an earlier visit is checked again. */
  | { type: 'judged'; checked: Checked }
  | { type: 'triedAgain'; attempt: string }
  | { type: 'confirmed'; attempt: string }
  | { type: 'restored' }
  | { type: 'sent' }
  | { type: 'saved'; record: KpiRecord | null; at: number }
  | { type: 'lost' }
  | { type: 'refused'; message: string }
  | { type: 'foundOdd'; oddities: readonly Oddity[] }
  | { type: 'collided'; theirs: KpiRecord | null; at: number }
  | { type: 'mineKept'; attempt: string }
  | { type: 'theirsTaken' };

const baseOf = (record: KpiRecord | null): Base | null =>
  record && { id: record.id, version: record.version };

export const restingRow = (record: KpiRecord | null): Row => ({
  record,
  base: baseOf(record),
  draft: null,
  sent: null,
  state: { kind: 'resting' },
});

/** Nothing that was typed is lost unless a person decides so. */
export function rowAfter(row: Row, event: RowEvent): Row {
  switch (event.type) {
    case 'shown':
      return afterShown(row, event.record, event.at);
    case 'typed':
      return { ...row, draft: event.draft, state: { kind: 'typed' } };
    case 'left':
      return row.draft && row.state.kind === 'typed' ? afterLeft(row, row.draft, event) : row;
    case 'judged':
      return row.draft && row.state.kind === 'typed' ? afterJudged(row, row.draft, event.checked) : row;
    case 'triedAgain':
      if (!row.draft || row.state.kind !== 'refused') return row;
      return waiting(row, { ...onItsOwn(row.draft), attempt: event.attempt });
    case 'confirmed':
      if (!row.draft || row.state.kind !== 'odd') return row;
      return waiting(row, { ...row.draft, confirmed: row.state.oddities, attempt: event.attempt });
    case 'restored':
      return row.sent ? row : { ...restingRow(row.record), base: baseOf(row.record) };
    case 'sent':
      return { ...row, sent: row.draft, state: { kind: 'saving' } };
    case 'saved':
      return afterSaved(row, event.record, event.at);
    case 'lost':
      return { ...row, sent: null, state: stillTyped(row) ?? { kind: 'offline' } };
    case 'refused':
      return { ...row, sent: null, state: stillTyped(row) ?? { kind: 'refused', message: event.message } };
    case 'foundOdd':
      return { ...row, sent: null, state: stillTyped(row) ?? { kind: 'odd', oddities: event.oddities } };
    case 'collided':
      return afterCollided(row, event.theirs, event.at);
    case 'mineKept':
      if (!row.draft || row.state.kind !== 'conflict') return row;
      return waiting(
        { ...row, record: row.state.theirs, base: baseOf(row.state.theirs) },
        { ...row.draft, attempt: event.attempt },
      );
    case 'theirsTaken':
      return row.state.kind === 'conflict' ? { ...restingRow(row.state.theirs) } : row;
  }
}

/** An answer may be pending for this long. */
const LATE_MS = 5_000;

/** The server's record arrived. The draft and its base stay. */
function afterShown(row: Row, record: KpiRecord | null, at: number): Row {
  if (row.state.kind === 'saved' && row.record && !record && at - row.state.at < LATE_MS) return row;
  if (record && row.record && record.id === row.record.id && record.version < row.record.version) return row;
  if (row.draft || row.sent) return { ...row, record };
  const unchanged = record?.id === row.record?.id && record?.version === row.record?.version;
  return unchanged ? { ...row, record } : restingRow(record);
}

function afterLeft(row: Row, draft: Draft, { checked, attempt }: { checked: Checked; attempt: string }): Row {
  if (draft.reason !== null) {
    const next = { ...draft, value: null, attempt };
    return isAsRecorded(next, row.record) ? restingRow(row.record) : waiting(row, next);
  }
  switch (checked.found) {
    case 'nothing':
      // A file can be added only to a value.
      if (!row.record && draft.evidence?.length) return row;
      return row.record ? { ...row, state: { kind: 'emptied' } } : restingRow(null);
    case 'problem':
      return { ...row, state: { kind: 'invalid', problem: checked.problem } };
    case 'value': {
      const next = { ...draft, value: checked.value, attempt };
      return isAsRecorded(next, row.record) ? restingRow(row.record) : waiting(row, next);
    }
  }
}

/** Only a draft with a problem is shown; an unfinished value is not sent without its person. */
function afterJudged(row: Row, draft: Draft, checked: Checked): Row {
  const next = afterLeft(row, draft, { checked, attempt: draft.attempt });
  return wantsAnswer(next) || next.state.kind === 'resting' ? next : row;
}

/** The paste may have been undone, so the draft leaves it. */
function onItsOwn({ batch: _, ...draft }: Draft): Draft {
  return draft;
}

const waiting = (row: Row, draft: Draft): Row => ({ ...row, draft, state: { kind: 'waiting' } });

/** If the person types while a value is being sent, the newer input wins. */
const stillTyped = ({ draft, sent, state }: Row): RowState | undefined =>
  draft !== sent && draft !== null ? state : undefined;

function afterSaved(row: Row, record: KpiRecord | null, at: number): Row {
  const next = { ...row, record, base: baseOf(record), sent: null };
  const stays = stillTyped(row);
  return stays ? { ...next, state: stays } : { ...next, draft: null, state: { kind: 'saved', at } };
}

function afterCollided(row: Row, theirs: KpiRecord | null, at: number): Row {
  const mine = row.sent ?? row.draft;
  // The same value is no conflict, because it may be our own whose answer was lost.
  if (mine && isAsRecorded(mine, theirs)) return afterSaved(row, theirs, at);
  return { ...row, sent: null, state: { kind: 'conflict', theirs } };
}

function isAsRecorded(draft: Draft, record: KpiRecord | null): boolean {
  return (
    record !== null &&
    record.value === draft.value &&
    record.reason === draft.reason &&
    (record.value === null || record.unit.code === draft.unit) &&
    (!draft.fuels || isSameAmounts(draft.fuels, amountsIn(record))) &&
    record.quality === draft.quality &&
    (!draft.evidence || isSameFiles(draft.evidence, record.evidence)) &&
    (record.note ?? '') === (draft.note ?? '')
  );
}

const isSameFiles = (some: readonly EvidenceName[], others: readonly EvidenceName[]): boolean =>
  some.length === others.length && some.every(({ id }) => others.some((file) => file.id === id));

const amountsIn = ({ fuels }: KpiRecord): FuelAmount[] =>
  fuels.map(({ fuel, amount, unit }) => ({ fuel, amount, unit: unit.code }));

export const isUnsaved = ({ draft, sent }: Row): boolean => draft !== null || sent !== null;

export const wantsAnswer = ({ state }: Row): boolean =>
  ['invalid', 'odd', 'refused', 'conflict', 'emptied'].includes(state.kind);
