import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import type { EntryStore } from './entry-store.ts';
import type { GridEntry } from './grid-entry.ts';
import { type Row, restingRow } from './row-state.ts';
import { entryStoreOf } from './the-entry-store.ts';

const NOBODY = 0;

/** The entries of whoever is signed in. */
export function useEntryStore(): EntryStore {
  const { account } = useSession();
  return entryStoreOf(account?.id ?? NOBODY);
}

/** Before the store has heard of a field, what the server has stands in it. */
export const useRow = (store: EntryStore, { key, record }: Pick<GridEntry, 'key' | 'record'>): Row =>
  useSyncExternalStore(store.subscribe, () => store.row(key)) ?? restingRow(record);

export const useOffline = (store: EntryStore): boolean =>
  useSyncExternalStore(store.subscribe, store.offline);

export const useUnsaved = (store: EntryStore) => useSyncExternalStore(store.subscribe, store.unsaved);
