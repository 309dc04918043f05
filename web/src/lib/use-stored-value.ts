import { useSyncExternalStore } from 'react';
import { api } from './api.ts';
import type { SaveState, StoredValue, StoredValueCalls } from './stored-values.ts';

/** The API's side of stored values. */
export const storedValueCalls: StoredValueCalls = {
  read: (name) => api.storage.read({ params: { name } }),
  write: (name, body, options) => api.storage.write({ params: { name }, body }, options),
  remove: (name) => api.storage.remove({ params: { name } }),
};

/** A stored value and how its saving goes, for a screen that shows both. */
export function useStoredValue<Value>(stored: StoredValue<Value>): [value: Value | null, state: SaveState] {
  const value = useSyncExternalStore(stored.subscribe, stored.value);
  const state = useSyncExternalStore(stored.subscribe, stored.state);
  return [value, state];
}
