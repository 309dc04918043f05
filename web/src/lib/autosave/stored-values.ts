import { ClientError } from '@metra/contract/core/client-error';
import { STORED_VALUE_DEBOUNCE_MS } from '../../design-system/behaviour/constants.ts';
import type { KeyValueStorage } from '../storage/safe-storage.ts';
import { createAutosave } from './create-autosave.ts';
import type { Owner } from './owner.ts';
import { didNotArrive } from './retry.ts';
import type { SaveState } from './save-state.ts';

interface Stored {
  value: string;
  version: number;
}

export interface StoredValueCalls {
  /** It is null when there is nothing. The answer to the first call may have been prefetched. */
  read(name: string, when: 'first' | 'again'): Promise<Stored | null>;
  write(name: string, body: Stored, options: { keepalive: boolean }): Promise<Stored>;
  remove(name: string): Promise<unknown>;
}

export interface StoredValueSettings<Value> {
  /** The specification's name, e.g. `metraLite.goals`. */
  name: string;
  owner: Owner;
  /** Throws if the stored value has another shape. */
  parse: (json: unknown) => Value;
  /** Joins two values that were both made from `base`, where it is known. */
  merge: (mine: Value, theirs: Value, base: Value | null) => Value;
  calls: StoredValueCalls;
  storage: KeyValueStorage;
  /** Is told refusals, and values that had to be given up because they are unreadable. */
  onError: (error: unknown) => void;
}

export interface StoredValue<Value> {
  load(): Promise<Value | null>;
  /** Shows what others have stored, unless an own change is not saved yet. */
  refresh(): Promise<void>;
  value(): Value | null;
  set(value: Value): void;
  /** Writes now what is waiting. */
  flush(): Promise<void>;
  /** Removes the value here and on the server. */
  remove(): Promise<void>;
  /** Removes the value here, when the server has removed it already. */
  forget(): void;
  state(): SaveState;
  subscribe(listener: () => void): () => void;
  /** Stops listening; what is not acknowledged stays in the browser's storage. */
  dispose(): void;
}

/** The version is 0 and the value null where nothing is stored. */
interface Document<Value> {
  value: Value | null;
  version: number;
}

const toText = (value: unknown): string => JSON.stringify(value);

export function createStoredValue<Value>(settings: StoredValueSettings<Value>): StoredValue<Value> {
  const { name, owner, merge, calls, storage, onError } = settings;
  const storageKey = `stored-value:${owner.id}:${name}`;
  const nothing: Document<Value> = { value: null, version: 0 };

  const documentOf = (stored: Stored | null): Document<Value> =>
    stored ? { value: parseStored(stored.value, settings.parse), version: stored.version } : nothing;

  const autosave = createAutosave<Value | null, Document<Value>>({
    storage,
    storageKey,
    owner,
    start: nothing,
    contentOf: ({ value }) => value,
    toText,
    fromText(text) {
      try {
        return text === 'null' ? null : parseStored(text, settings.parse);
      } catch (error) {
        onError(error);
        throw error;
      }
    },
    isSame: (one, other) => toText(one) === toText(other),
    async write({ content, version, keepalive }) {
      const stored = await calls.write(name, { value: toText(content), version }, { keepalive });
      return { value: content, version: stored.version };
    },
    async read() {
      const stored = await calls.read(name, 'again');
      try {
        return documentOf(stored);
      } catch (error) {
        onError(error);
        return { ...nothing, version: stored?.version ?? 0 };
      }
    },
    merge: ({ base, mine, theirs }) => (mine === null || theirs === null ? mine : merge(mine, theirs, base)),
    pauseMs: STORED_VALUE_DEBOUNCE_MS,
    onRefused: onError,
  });
  const dispose = autosave.listen();
  const value = () => autosave.snapshot().content;
  const isSaved = () => autosave.snapshot().state === 'saved';

  /** Other tabs lose their changes to this value as well. */
  function replace(document: Document<Value>) {
    autosave.replace(document);
    storage.removeItem(storageKey);
  }

  const stored: StoredValue<Value> = {
    async load() {
      let present: Stored | null;
      try {
        present = await calls.read(name, 'first');
      } catch (error) {
        if (!didNotArrive(error) || !autosave.takeUp(null)) throw error;
        return value();
      }
      try {
        autosave.takeUp(documentOf(present));
      } catch (error) {
        // Changes of an earlier visit replace a value that is unreadable.
        if (!autosave.takeUp({ ...nothing, version: present?.version ?? 0 })) throw error;
        onError(error);
      }
      return value();
    },
    async refresh() {
      if (!isSaved()) return;
      const known = autosave.snapshot().document.version;
      const theirs = await calls.read(name, 'again');
      const { version } = autosave.snapshot().document;
      if (!isSaved() || (theirs?.version ?? 0) === version) return;
      // A value that was written while the answer was pending is newer than the answer.
      if (version !== known) return stored.refresh();
      autosave.replace(documentOf(theirs));
    },
    value,
    set: autosave.change,
    flush: () => autosave.flush(),
    async remove() {
      await autosave.settled();
      replace({ value: value(), version: autosave.snapshot().document.version });
      await calls.remove(name);
      stored.forget();
    },
    forget: () => replace(nothing),
    state: () => autosave.snapshot().state,
    subscribe: autosave.subscribe,
    dispose,
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
