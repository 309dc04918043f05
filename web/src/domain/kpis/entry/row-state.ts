import type { FuelAmount } from '@metra/contract/shapes/fuel-shapes';
import type { KpiRecord, MissingReason, Quality } from '@metra/contract/shapes/kpi-record-shapes';
import type { Language } from '../../../lib/i18n/languages.ts';
import { isSameAmounts } from '../fuels/fuel-entries.ts';
import type { Oddity } from '../oddities.ts';
import type { NumberProblem } from './check-value.ts';

/** What somebody entered into a row and the server has not acknowledged. */
export interface Draft {
  text: string;
  /** In whose notation the text is written: 1.234 is another number in each. */
  language: Language;
  /** The text as a number, once the field was left; null while there is none. */
  value: number | null;
  unit: string;
  /** What the value is made of, where that is what was entered. */
  fuels?: readonly FuelAmount[];
  reason: MissingReason | null;
  quality: Quality;
  note: string | null;
  /** All files that prove it, where one was added. */
  evidence?: readonly EvidenceName[];
  /** What the server asked about it, and the person has confirmed. */
  confirmed: readonly Oddity[];
  /** Names one attempt to create a record, so that sending it twice makes one. */
  attempt: string;
  /** The paste it came with. */
  batch?: string;
}

/** A file as far as a draft knows it. */
export type EvidenceName = Pick<KpiRecord['evidence'][number], 'id' | 'name'>;

/** The version of the record a draft was made from; null where there was none. */
export interface Base {
  id: number;
  version: number;
}

export type RowState =
  | { kind: 'resting' }
  /** When: an answer that was on its way at that moment does not know it yet. */
  | { kind: 'saved'; at: number }
  /** Being typed, or left unfinished by an earlier visit. */
  | { kind: 'typed' }
  /** Emptied: is the record to go? */
  | { kind: 'emptied' }
  | { kind: 'invalid'; problem: NumberProblem }
  | { kind: 'odd'; oddities: readonly Oddity[] }
  | { kind: 'queued' }
  | { kind: 'saving' }
  /** No connection: sent as soon as there is one. */
  | { kind: 'waiting' }
  | { kind: 'refused'; message: string }
  /** Somebody else has entered or changed it; null where they have deleted it. */
  | { kind: 'conflict'; theirs: KpiRecord | null };

export interface Row {
  /** What the server has, as far as known. */
  record: KpiRecord | null;
  base: Base | null;
  draft: Draft | null;
  /** What is on its way. */
  sent: Draft | null;
  state: RowState;
}

/** What was found when a field was left. */
export type Checked =
  | { found: 'nothing' }
  | { found: 'problem'; problem: NumberProblem }
  | { found: 'value'; value: number };

export type RowEvent =
  | { type: 'shown'; record: KpiRecord | null; at: number }
  | { type: 'typed'; draft: Draft }
  | { type: 'left'; checked: Checked; attempt: string }
  /** What an earlier visit left unfinished is looked at again. */
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

/** What a row becomes by what happens to it. Nothing that was typed is given up unless a person says so. */
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
      return queued(row, { ...onItsOwn(row.draft), attempt: event.attempt });
    case 'confirmed':
      if (!row.draft || row.state.kind !== 'odd') return row;
      return queued(row, { ...row.draft, confirmed: row.state.oddities, attempt: event.attempt });
    case 'restored':
      return row.sent ? row : { ...restingRow(row.record), base: baseOf(row.record) };
    case 'sent':
      return { ...row, sent: row.draft, state: { kind: 'saving' } };
    case 'saved':
      return afterSaved(row, event.record, event.at);
    case 'lost':
      return { ...row, sent: null, state: stillTyped(row) ?? { kind: 'waiting' } };
    case 'refused':
      return { ...row, sent: null, state: stillTyped(row) ?? { kind: 'refused', message: event.message } };
    case 'foundOdd':
      return { ...row, sent: null, state: stillTyped(row) ?? { kind: 'odd', oddities: event.oddities } };
    case 'collided':
      return afterCollided(row, event.theirs, event.at);
    case 'mineKept':
      if (!row.draft || row.state.kind !== 'conflict') return row;
      return queued(
        { ...row, record: row.state.theirs, base: baseOf(row.state.theirs) },
        { ...row.draft, attempt: event.attempt },
      );
    case 'theirsTaken':
      return row.state.kind === 'conflict' ? { ...restingRow(row.state.theirs) } : row;
  }
}

/** How long an answer may have been on its way. */
const LATE_MS = 5_000;

/** The server's word about the record arrived; what is being entered stays, and so does what it was made from. */
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
    return isAsRecorded(next, row.record) ? restingRow(row.record) : queued(row, next);
  }
  switch (checked.found) {
    case 'nothing':
      // A file waits for its value.
      if (!row.record && draft.evidence?.length) return row;
      return row.record ? { ...row, state: { kind: 'emptied' } } : restingRow(null);
    case 'problem':
      return { ...row, state: { kind: 'invalid', problem: checked.problem } };
    case 'value': {
      const next = { ...draft, value: checked.value, attempt };
      return isAsRecorded(next, row.record) ? restingRow(row.record) : queued(row, next);
    }
  }
}

/** Only what wants an answer is told: a value that was perhaps not finished is not sent without its person. */
function afterJudged(row: Row, draft: Draft, checked: Checked): Row {
  const next = afterLeft(row, draft, { checked, attempt: draft.attempt });
  return wantsAnswer(next) || next.state.kind === 'resting' ? next : row;
}

/** Without the paste it came with, which may have been taken back. */
function onItsOwn({ batch: _, ...draft }: Draft): Draft {
  return draft;
}

const queued = (row: Row, draft: Draft): Row => ({ ...row, draft, state: { kind: 'queued' } });

/** Whoever goes on typing while a value is on its way has the last word. */
const stillTyped = ({ draft, sent, state }: Row): RowState | undefined =>
  draft !== sent && draft !== null ? state : undefined;

function afterSaved(row: Row, record: KpiRecord | null, at: number): Row {
  const next = { ...row, record, base: baseOf(record), sent: null };
  const stays = stillTyped(row);
  return stays ? { ...next, state: stays } : { ...next, draft: null, state: { kind: 'saved', at } };
}

function afterCollided(row: Row, theirs: KpiRecord | null, at: number): Row {
  const mine = row.sent ?? row.draft;
  // The same value twice is no quarrel: it may well be our own, whose answer was lost.
  if (mine && isAsRecorded(mine, theirs)) return afterSaved(row, theirs, at);
  return { ...row, sent: null, state: { kind: 'conflict', theirs } };
}

/** Whether the record says what the draft says. */
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

/** Whether something is entered that the server does not have. */
export const isUnsaved = ({ draft, sent }: Row): boolean => draft !== null || sent !== null;

/** States in which only the person can say how it goes on. */
export const wantsAnswer = ({ state }: Row): boolean =>
  ['invalid', 'odd', 'refused', 'conflict', 'emptied'].includes(state.kind);
