import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import type { EntryStore } from './entry-store.ts';
import { type Row, restingRow } from './row-state.ts';
import { entryStoreOf } from './the-entry-store.ts';

const NOBODY = 0;

/** The entries of whoever is signed in. */
export function useEntryStore(): EntryStore {
  const { account } = useSession();
  return entryStoreOf(account?.id ?? NOBODY);
}

const EMPTY = restingRow(null);

export const useRow = (store: EntryStore, key: string): Row =>
  useSyncExternalStore(store.subscribe, () => store.row(key) ?? EMPTY);

export const useOffline = (store: EntryStore): boolean =>
  useSyncExternalStore(store.subscribe, store.offline);

export const useUnsaved = (store: EntryStore) => useSyncExternalStore(store.subscribe, store.unsaved);
