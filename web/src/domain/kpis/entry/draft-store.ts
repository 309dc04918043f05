import type { KpiRecord } from '@metra/contract/shapes/kpi-record-shapes';
import type { Period } from '@metra/contract/shapes/kpi-shapes';
import { createListeners } from '../../../design-system/behaviour/store.ts';
import { createKeyedAutosave } from '../../../lib/autosave/create-keyed-autosave.ts';
import type { Owner } from '../../../lib/autosave/owner.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import type { Oddity } from '../oddities.ts';
import type { TakenBack } from '../take-back.ts';
import {
  type Base,
  type Checked,
  type Draft,
  isUnsaved,
  type Row,
  type RowEvent,
  restingRow,
  rowAfter,
} from './row-state.ts';
import { type StoredDraft, storedDraftsIn } from './stored-drafts.ts';

export interface Cell {
  kpiId: number;
  kpiName: string;
  period: Period;
}

/** A grid shows a field with the server's record and knows how its text is read. */
export interface ShownCell extends Cell {
  record: KpiRecord | null;
  check?: (draft: Draft) => Checked;
}

export interface Sending {
  cell: Cell;
  base: Base | null;
  draft: Draft;
}

export interface RecordCalls {
  save(sending: Sending): Promise<KpiRecord>;
  remove(base: Base): Promise<void>;
  /** Takes back all saved values of a paste. */
  takeBack(batch: string): Promise<TakenBack>;
  /** Reads what the server has for this field now. */
  present(sending: Sending): Promise<KpiRecord | null>;
}

export interface DraftStoreNeeds {
  calls: RecordCalls;
  storage: KeyValueStorage;
  owner: Owner;
  isCollision: (error: unknown) => boolean;
  /** The result is undefined if the value was refused for something other than being odd. */
  odditiesIn: (error: unknown) => readonly Oddity[] | undefined;
  /** Explains a refusal in a sentence. */
  explain: (error: unknown) => Promise<string>;
  /** It is called once for all rows of a paste. */
  onSaved: (kpiIds: readonly number[]) => void;
  newAttempt: () => string;
}

export const cellKey = ({ kpiId, period }: Pick<Cell, 'kpiId' | 'period'>): string =>
  `${kpiId} ${period.code}`;

export type DraftStore = ReturnType<typeof createDraftStore>;

/** It contains every row that somebody works on, stores it in the browser and sends it. */
export function createDraftStore(needs: DraftStoreNeeds) {
  const stored = storedDraftsIn(needs.storage, needs.owner.id);
  const rows = new Map<string, Row>();
  const cells = new Map<string, Cell>();
  const { subscribe, notify } = createListeners();
  const told = new Set<number>();
  /** The keys are pastes, and the values are the rows that they filled. */
  const pasted = new Map<string, Set<string>>();
  const usualUnits = new Map<string, string>();
  /** An earlier visit left these rows unfinished, and only a grid knows how to read them. */
  const unjudged = new Set<string>();
  let unsaved: readonly StoredDraft[] = [];

  function dispatch(key: string, event: RowEvent) {
    const row = rows.get(key);
    if (!row) return;
    const next = rowAfter(row, event);
    if (next === row) return;
    rows.set(key, next);
    keep(key, next);
    notify();
  }

  function keep(key: string, { draft, sent, base, state }: Row) {
    const cell = cells.get(key);
    const waiting = draft ?? sent;
    if (!cell || !waiting) stored.forget(key);
    else {
      // A finished value that was not accepted is sent again after a reload: it meets the same record or question, which is then shown again.
      const ready = ['waiting', 'saving', 'offline', 'conflict', 'odd'].includes(state.kind);
      stored.keep(key, { ...cell, base, draft: waiting, ready });
    }
    unsaved = Object.values(stored.read());
  }

  /** Continues with the drafts of an earlier visit or of another tab. */
  function takeUp() {
    for (const [key, { base, draft, ready, kpiId, kpiName, period }] of Object.entries(stored.read())) {
      if (rows.has(key)) continue;
      cells.set(key, { kpiId, kpiName, period });
      if (!ready) unjudged.add(key);
      rows.set(key, {
        record: null,
        base,
        // An earlier version stored a mere yes here.
        draft: { ...draft, confirmed: Array.isArray(draft.confirmed) ? draft.confirmed : [] },
        sent: null,
        state: { kind: ready ? 'offline' : 'typed' },
      });
    }
    unsaved = Object.values(stored.read());
  }

  /** Resolves as soon as the condition holds. */
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (holds()) return resolve();
      const stop = subscribe(() => {
        if (!holds()) return;
        stop();
        resolve();
      });
    });

  function* ready() {
    for (const [key, { sent, draft, state }] of rows)
      if (!sent && draft && (state.kind === 'waiting' || state.kind === 'offline')) yield key;
  }

  const autosave = createKeyedAutosave<Sending, KpiRecord, KpiRecord | null>({
    owner: needs.owner,
    ready,
    begin(key) {
      const cell = cells.get(key);
      const { draft, base = null } = rows.get(key) ?? {};
      if (!cell || !draft) return;
      dispatch(key, { type: 'sent' });
      return { cell, base, draft };
    },
    send: needs.calls.save,
    isConflict: needs.isCollision,
    present: needs.calls.present,
    async settle(key, { cell }, outcome) {
      switch (outcome.kind) {
        case 'saved':
          dispatch(key, { type: 'saved', record: outcome.answer, at: Date.now() });
          told.add(cell.kpiId);
          return;
        case 'conflict':
          return dispatch(key, { type: 'collided', theirs: outcome.theirs, at: Date.now() });
        case 'offline':
          return dispatch(key, { type: 'lost' });
        case 'refused': {
          const oddities = needs.odditiesIn(outcome.error);
          if (oddities) return dispatch(key, { type: 'foundOdd', oddities });
          return dispatch(key, { type: 'refused', message: await needs.explain(outcome.error) });
        }
      }
    },
    /** All rows of a paste are announced together. */
    onIdle() {
      if (told.size === 0) return;
      const ids = [...told];
      told.clear();
      needs.onSaved(ids);
    },
    onConnection: notify,
  });
  const { flush } = autosave;

  takeUp();

  return {
    /** Shows these fields with what the server has for them. */
    show(shown: readonly ShownCell[]) {
      for (const { record, check, ...cell } of shown) {
        const key = cellKey(cell);
        cells.set(key, cell);
        const row = rows.get(key);
        rows.set(key, row ? rowAfter(row, { type: 'shown', record, at: Date.now() }) : restingRow(record));
        if (row?.draft && check && unjudged.delete(key))
          dispatch(key, { type: 'judged', checked: check(row.draft) });
      }
      notify();
      flush();
    },
    row: (key: string): Row | undefined => rows.get(key),
    type(key: string, draft: Draft) {
      if (draft.batch) pasted.set(draft.batch, new Set([...(pasted.get(draft.batch) ?? []), key]));
      dispatch(key, { type: 'typed', draft });
    },
    leave(key: string, checked: Checked) {
      dispatch(key, { type: 'left', checked, attempt: needs.newAttempt() });
      flush();
    },
    restore: (key: string) => dispatch(key, { type: 'restored' }),
    tryAgain(key: string) {
      dispatch(key, { type: 'triedAgain', attempt: needs.newAttempt() });
      flush();
    },
    /** A refused value may be allowed by now. */
    tryAllAgain() {
      for (const key of rows.keys()) dispatch(key, { type: 'triedAgain', attempt: needs.newAttempt() });
      flush();
    },
    confirm(key: string) {
      dispatch(key, { type: 'confirmed', attempt: needs.newAttempt() });
      flush();
    },
    keepMine(key: string) {
      dispatch(key, { type: 'mineKept', attempt: needs.newAttempt() });
      flush();
    },
    /** Returns the newest paste that can be taken back here. */
    lastPaste: (): string | undefined => [...pasted.keys()].at(-1),
    pastedRows: (batch: string): readonly string[] => [...(pasted.get(batch) ?? [])],
    /** Returns the odd rows of the newest paste, once none of its rows is being sent. */
    oddPaste(): readonly string[] {
      const [batch, keys] = [...pasted].at(-1) ?? [];
      const own = [...(keys ?? [])].map((key) => ({ key, row: rows.get(key) }));
      const isOnItsWay = own.some(({ row }) => row?.sent || row?.state.kind === 'waiting');
      if (isOnItsWay) return [];
      return own
        .filter(({ row }) => row?.state.kind === 'odd' && row.draft?.batch === batch)
        .map(({ key }) => key);
    },
    /** The unit a row without a value begins with stays the same, whatever is entered beside it. */
    usualUnit(key: string, unit: string): string {
      const known = usualUnits.get(key) ?? unit;
      usualUnits.set(key, known);
      return known;
    },
    /** Takes a whole paste back: it drops waiting values, waits for those that are being sent, and deletes the saved ones. */
    async takeBackPaste(batch: string): Promise<TakenBack> {
      const keys = [...(pasted.get(batch) ?? [])];
      const isOf = (key: string) =>
        [rows.get(key)?.draft, rows.get(key)?.sent].some((one) => one?.batch === batch);
      const drop = () => {
        for (const key of keys) if (isOf(key)) dispatch(key, { type: 'restored' });
      };
      drop();
      await until(() => !keys.some((key) => rows.get(key)?.sent?.batch === batch));
      drop();
      const taken = await needs.calls.takeBack(batch);
      pasted.delete(batch);
      // The server's records are unknown until it answers.
      for (const key of keys) if (!rows.get(key)?.draft) dispatch(key, { type: 'restored' });
      needs.onSaved([...new Set(keys.flatMap((key) => cells.get(key)?.kpiId ?? []))]);
      return taken;
    },
    takeTheirs: (key: string) => dispatch(key, { type: 'theirsTaken' }),
    async remove(key: string): Promise<KpiRecord | null> {
      const row = rows.get(key);
      const cell = cells.get(key);
      if (!row?.record || !row.base || !cell) return null;
      dispatch(key, { type: 'sent' });
      try {
        await needs.calls.remove(row.base);
        dispatch(key, { type: 'saved', record: null, at: Date.now() });
        needs.onSaved([cell.kpiId]);
        return row.record;
      } catch (error) {
        dispatch(key, { type: 'refused', message: await needs.explain(error) });
        return null;
      }
    },
    /** Returns the drafts of all periods that the server does not have. */
    unsaved: (): readonly StoredDraft[] => unsaved,
    isUnsaved: (key: string): boolean => {
      const row = rows.get(key);
      return row !== undefined && isUnsaved(row);
    },
    offline: autosave.offline,
    flush,
    listen: autosave.listen,
    subscribe,
  };
}
