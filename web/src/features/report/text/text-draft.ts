import { createListeners } from '../../../design-system/behaviour/store.ts';
import { didNotArrive } from '../../../lib/autosave/retry.ts';
import { hasKey } from '../../../lib/errors/errors.ts';
import { onPageHide } from '../../../lib/storage/on-page-hide.ts';
import { pendingValueIn } from '../../../lib/storage/pending-value.ts';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';

/** A text of which the server knows a version; 0 where there was none. */
export interface VersionedText {
  text: string;
  version: number;
  by: string | null;
  at: string | null;
}

/**
 * `waiting`: typed a moment ago. `offline`: kept in this browser until the server can be reached. `refused`: the server does not take
 * it. `long`: it is too long to be saved. `clash`: somebody else has written here, and a person has to choose.
 */
export type TextState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'long' | 'clash';

export interface TextDraftSettings {
  /** What is written, and whose: two accounts on one computer never mix. */
  name: string;
  start: VersionedText;
  limit: number;
  write: (text: string | null, version: number, options: { keepalive: boolean }) => Promise<VersionedText>;
  read: () => Promise<VersionedText>;
  storage: KeyValueStorage;
  onSaved: (saved: VersionedText) => void;
  onRefused: (error: unknown) => void;
}

export interface TextSnapshot {
  text: string;
  state: TextState;
  /** When the server has last taken it. */
  savedAt: string | null;
  /** What somebody else has written meanwhile. */
  theirs: VersionedText | null;
}

export type TextDraft = ReturnType<typeof createTextDraft>;

const PAUSE_MS = 1_200;
const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;

const pendingIn = (storage: KeyValueStorage, name: string) => pendingValueIn(storage, `text-draft:${name}`);

/** Whether something that was typed here is not saved yet. */
export const hasDraft = (storage: KeyValueStorage, name: string): boolean =>
  pendingIn(storage, name).read() !== null;

/** Spaces around a text are nothing anybody wrote. */
const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** A text while it is written: saved in pauses, kept in the browser until the server has it. */
export function createTextDraft(settings: TextDraftSettings) {
  const { limit, write, read, onSaved, onRefused } = settings;
  const pending = pendingIn(settings.storage, settings.name);
  const { subscribe, notify } = createListeners();
  let { text, version } = settings.start;
  /** What the present text was made from. */
  let base = text;
  let savedAt = settings.start.at;
  let state: TextState = 'saved';
  let theirs: VersionedText | null = null;
  let snapshot: TextSnapshot = { text, state, savedAt, theirs };
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<void> | undefined;

  const isDirty = () => !isSame(text, base);

  function become(next: TextState) {
    state = next;
    snapshot = { text, state, savedAt, theirs };
    notify();
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void draft.flush(), delay);
  }

  const keep = () => pending.keep({ value: text, version, base });

  function goOnFrom(newer: VersionedText) {
    version = newer.version;
    base = newer.text;
    theirs = null;
    savedAt = newer.at;
  }

  /** False when a person has to choose. */
  function join(newer: VersionedText): boolean {
    if (isSame(newer.text, text) || isSame(newer.text, base)) {
      goOnFrom(newer);
      return true;
    }
    theirs = newer;
    become('clash');
    return false;
  }

  async function saveOnce(keepalive: boolean): Promise<void> {
    const sent = text;
    const saved = await write(sent.trim() === '' ? null : sent.trim(), version, { keepalive });
    goOnFrom(saved);
    base = sent;
    failures = 0;
    pending.forget(sent);
    if (isDirty()) keep();
    onSaved(saved);
  }

  async function saveAll(keepalive: boolean): Promise<void> {
    for (let attempts = 0; isDirty(); ) {
      if (text.trim().length > limit) return become('long');
      try {
        become('saving');
        await saveOnce(keepalive);
      } catch (error) {
        if (!hasKey(error, 'conflict.version') || attempts > 2) throw error;
        attempts += 1;
        if (!join(await read())) return;
      }
    }
    pending.drop();
    become('saved');
  }

  async function attempt(keepalive: boolean): Promise<void> {
    try {
      await saveAll(keepalive);
    } catch (error) {
      if (didNotArrive(error)) {
        become('offline');
        schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
        failures += 1;
      } else {
        become('refused');
        onRefused(error);
      }
    }
  }

  /** What an earlier visit could not deliver. */
  function begin() {
    const left = pending.read();
    if (!left) return;
    text = left.value;
    base = left.base ?? '';
    const start = { ...settings.start };
    if (left.version !== version && !join(start)) return;
    goOnFrom(start);
    if (!isDirty()) {
      pending.drop();
      return become('saved');
    }
    become('waiting');
    schedule(0);
  }

  const onOnline = () => void draft.flush();

  const draft = {
    subscribe,
    snapshot: () => snapshot,
    /** Begins to listen; what it returns ends that. */
    start() {
      begin();
      addEventListener('online', onOnline);
      const stop = onPageHide(() => void draft.flush({ keepalive: true }));
      return () => {
        removeEventListener('online', onOnline);
        stop();
        void draft.flush();
      };
    },
    change(next: string) {
      text = next;
      keep();
      if (theirs) return become('clash');
      become('waiting');
      schedule(PAUSE_MS);
    },
    /** Saves now what is waiting; afterwards the state says whether that went well. */
    async flush({ keepalive = false } = {}): Promise<void> {
      clearTimeout(timer);
      if (saving) await saving;
      if (state === 'clash') return;
      if (!isDirty()) {
        pending.drop();
        return state === 'saved' ? undefined : become('saved');
      }
      saving = attempt(keepalive).finally(() => {
        saving = undefined;
      });
      await saving;
    },
    /** A person has chosen between two texts. */
    async resolve(side: 'mine' | 'theirs'): Promise<void> {
      if (!theirs) return;
      if (side === 'theirs') text = theirs.text;
      goOnFrom(theirs);
      if (isDirty()) keep();
      become('waiting');
      await draft.flush();
    },
    /** What the server has now, as the page has learnt. */
    take(newer: VersionedText) {
      if (newer.version <= version || state === 'clash' || saving) return;
      if (isDirty()) return void (join(newer) && become('waiting'));
      goOnFrom(newer);
      text = newer.text;
      pending.drop();
      become('saved');
    },
  };
  return draft;
}
