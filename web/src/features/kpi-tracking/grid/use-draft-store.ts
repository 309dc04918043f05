import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { draftStoreOf } from './current-draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { GridCell } from './grid-cell.ts';
import { type Row, restingRow } from './row-state.ts';

const NOBODY = 0;

/** The drafts of whoever is signed in. */
export function useDraftStore(): DraftStore {
  const { account } = useSession();
  return draftStoreOf(account?.id ?? NOBODY);
}

/** Before the store has heard of a field, what the server has stands in it. */
export const useRow = (store: DraftStore, { key, record }: Pick<GridCell, 'key' | 'record'>): Row =>
  useSyncExternalStore(store.subscribe, () => store.row(key)) ?? restingRow(record);

export const useOffline = (store: DraftStore): boolean =>
  useSyncExternalStore(store.subscribe, store.offline);

export const useUnsaved = (store: DraftStore) => useSyncExternalStore(store.subscribe, store.unsaved);
