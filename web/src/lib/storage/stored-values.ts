import { ClientError } from '@metra/contract/core/client-error';
import { STORED_VALUE_DEBOUNCE_MS } from '../../design-system/behaviour/constants.ts';
import { createListeners } from '../../design-system/behaviour/store.ts';
import { didNotArrive } from '../autosave/retry.ts';
import { hasStatus } from '../errors/errors.ts';
import { onPageHide } from './on-page-hide.ts';
import { type PendingValue, pendingValueIn } from './pending-value.ts';
import type { KeyValueStorage } from './safe-storage.ts';

/** `offline`: kept here, and sent as soon as the server can be reached again. `failed`: the server refused it. */
export type SaveState = 'saved' | 'saving' | 'offline' | 'failed';

interface Stored {
  value: string;
  version: number;
}

export interface StoredValueCalls {
  /** Null when there is nothing. What a page begins with may have been asked for ahead. */
  read(name: string, when: 'first' | 'again'): Promise<Stored | null>;
  write(
    name: string,
    body: { value: string; version?: number },
    options: { keepalive: boolean },
  ): Promise<Stored>;
  remove(name: string): Promise<unknown>;
}

export interface StoredValueSettings<Value> {
  /** The specification's name, e.g. `metraLite.goals`. */
  name: string;
  /** Whose value it is: two accounts on one computer never mix. */
  owner: string;
  /** Makes sure that what was stored has the expected shape; throws when it has not. */
  parse: (json: unknown) => Value;
  /** Joins what is here with what somebody else has stored meanwhile; both were made from `base`, where known. */
  merge: (mine: Value, theirs: Value, base: Value | null) => Value;
  calls: StoredValueCalls;
  storage: KeyValueStorage;
  /** Hears about refusals, and about values of others that had to be given up because they cannot be read. */
  onError: (error: unknown) => void;
}

export interface StoredValue<Value> {
  load(): Promise<Value | null>;
  /** Takes over what others have stored meanwhile, unless something of our own is on its way. */
  refresh(): Promise<void>;
  value(): Value | null;
  /** Shows the value at once and writes it when there was no change for 2000 ms. */
  set(value: Value): void;
  /** Writes now what is waiting. */
  flush(options?: { keepalive?: boolean }): Promise<void>;
  /** Forgets the value here and on the server. */
  remove(): Promise<void>;
  /** Forgets the value here, when the server has forgotten it already. */
  forget(): void;
  state(): SaveState;
  subscribe(listener: () => void): () => void;
  /** Stops listening; what is not acknowledged stays kept. */
  dispose(): void;
}

const RETRY_MS = [2_000, 5_000, 15_000, 60_000] as const;
const MOST_CONFLICTS = 5;
/** Browsers refuse larger bodies on calls that outlive the page. */
const KEEPALIVE_LIMIT = 60_000;

export function createStoredValue<Value>(settings: StoredValueSettings<Value>): StoredValue<Value> {
  const { name, owner, merge, calls, storage, onError } = settings;
  const pending = pendingValueIn(storage, `stored-value:${owner}:${name}`);
  const { subscribe, notify } = createListeners();
  let current: Value | null = null;
  /** What the server had when the present changes began. */
  let base: Value | null = null;
  let version: number | null = null;
  let dirty = false;
  let state: SaveState = 'saved';
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  function become(next: SaveState) {
    if (state === next) return;
    state = next;
    notify();
  }

  function schedule(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => stored.flush(), delay);
  }

  async function writeOnce(keepalive: boolean): Promise<void> {
    const sent = current;
    const text = JSON.stringify(sent);
    dirty = false;
    const answer = await calls.write(
      name,
      // Version 0: there was nothing yet, so that two firsts notice each other as well.
      { value: text, version: version ?? 0 },
      { keepalive: keepalive && text.length < KEEPALIVE_LIMIT },
    );
    version = answer.version;
    base = sent;
    failures = 0;
    pending.forget(text);
    if (!dirty) become('saved');
  }

  /** Somebody else was faster: read theirs, join the two, and let the caller write again. */
  async function takeIn(): Promise<void> {
    const theirs = await calls.read(name, 'again');
    version = theirs?.version ?? null;
    if (theirs && current !== null) current = joined(current, theirs.value);
    notify();
  }

  function joined(mine: Value, text: string): Value {
    try {
      const theirs = parseStored(text, settings.parse);
      const both = merge(mine, theirs, base);
      base = theirs;
      return both;
    } catch (error) {
      onError(error);
      return mine;
    }
  }

  async function write(keepalive: boolean): Promise<void> {
    become('saving');
    try {
      for (let conflicts = 0; ; conflicts += 1) {
        try {
          return await writeOnce(keepalive);
        } catch (error) {
          if (!hasStatus(error, 409) || conflicts >= MOST_CONFLICTS) throw error;
          dirty = true;
          await takeIn();
        }
      }
    } catch (error) {
      dirty = true;
      if (didNotArrive(error)) {
        become('offline');
        schedule(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
        failures += 1;
      } else {
        become('failed');
        onError(error);
      }
    }
  }

  /** What an earlier visit could not deliver; unreadable leftovers are no use to anybody. */
  function leftover(): { mine: Value; base: Value | null; from: PendingValue } | null {
    const from = pending.read();
    if (!from) return null;
    try {
      const base = from.base === null ? null : parseStored(from.base, settings.parse);
      return { mine: parseStored(from.value, settings.parse), base, from };
    } catch (error) {
      onError(error);
      pending.drop();
      return null;
    }
  }

  const onOnline = () => stored.flush();
  addEventListener('online', onOnline);
  const stopListening = onPageHide(() => stored.flush({ keepalive: true }));

  const stored: StoredValue<Value> = {
    async load() {
      const left = leftover();
      base = left?.base ?? null;
      try {
        const theirs = await calls.read(name, 'first');
        version = theirs?.version ?? null;
        if (!left || left.from.value === theirs?.value) {
          pending.drop();
          current = theirs && parseStored(theirs.value, settings.parse);
          base = current;
        } else {
          const untouched = !theirs || theirs.version === left.from.version;
          stored.set(untouched ? left.mine : joined(left.mine, theirs.value));
          void stored.flush();
        }
      } catch (error) {
        if (!left || !didNotArrive(error)) throw error;
        current = left.mine;
        version = left.from.version;
        dirty = true;
        become('offline');
        schedule(RETRY_MS[0]);
      }
      notify();
      return current;
    },
    async refresh() {
      if (dirty || writing) return;
      const known = version;
      const theirs = await calls.read(name, 'again');
      if (dirty || writing || (theirs?.version ?? null) === version) return;
      // A value that was written while the answer was on its way is newer than the answer.
      if (version !== known) return stored.refresh();
      current = theirs && parseStored(theirs.value, settings.parse);
      base = current;
      version = theirs?.version ?? null;
      notify();
    },
    value: () => current,
    set(value) {
      current = value;
      dirty = true;
      pending.keep({ value: JSON.stringify(value), version, base: base && JSON.stringify(base) });
      become('saving');
      schedule(STORED_VALUE_DEBOUNCE_MS);
      notify();
    },
    async flush({ keepalive = false } = {}) {
      clearTimeout(timer);
      // Without a write under way this one starts before the page can go.
      if (writing) await writing;
      if (!dirty) return;
      writing = write(keepalive).finally(() => {
        writing = undefined;
      });
      await writing;
    },
    async remove() {
      clearTimeout(timer);
      await writing;
      dirty = false;
      pending.drop();
      await calls.remove(name);
      stored.forget();
    },
    forget() {
      clearTimeout(timer);
      dirty = false;
      pending.drop();
      current = null;
      base = null;
      version = null;
      become('saved');
      notify();
    },
    state: () => state,
    subscribe,
    dispose() {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
      stopListening();
    },
  };
  return stored;
}

export const unreadableValueId = 'app:stored-value';
export const unreadableValueMessage = 'Could not parse stored value.';

/** Reads a stored JSON text (specification section 5). */
function parseStored<Value>(text: string, parse: (json: unknown) => Value): Value {
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new ClientError(unreadableValueMessage, { id: unreadableValueId, type: 'app', cause });
  }
}
