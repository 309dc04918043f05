import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { draftStoreOf } from './current-draft-store.ts';
import type { DraftStore } from './draft-store.ts';
import type { GridCell } from './grid-cell.ts';
import { type Row, restingRow } from './row-state.ts';

const NOBODY = 0;

/** Returns the drafts of the person who is signed in. */
export function useDraftStore(): DraftStore {
  const { account } = useSession();
  return draftStoreOf(account?.id ?? NOBODY);
}

/** A field shows the server's record until the store knows something else of it, so that showing a record renders no row again. */
export const useRow = (store: DraftStore, { key, record }: Pick<GridCell, 'key' | 'record'>): Row =>
  useSyncExternalStore(store.subscribe, () => {
    const row = store.row(key);
    return row?.state.kind === 'resting' && row.record === record ? undefined : row;
  }) ?? restingRow(record);

export const useOffline = (store: DraftStore): boolean =>
  useSyncExternalStore(store.subscribe, store.offline);

export const useUnsaved = (store: DraftStore) => useSyncExternalStore(store.subscribe, store.unsaved);
