import type { Period } from '@metra/contract/shapes/kpi-shapes';
import type { KeyValueStorage } from '../../../lib/storage/safe-storage.ts';
import type { Base, Draft } from './row-state.ts';

/** A draft that waits in the browser: enough to show it again and to send it without the grid. */
export interface StoredDraft {
  kpiId: number;
  kpiName: string;
  period: Period;
  base: Base | null;
  draft: Draft;
  /** Left by the person and found good: it may be sent without asking. */
  ready: boolean;
}

/** Keeps what is not acknowledged, so that closing the browser or losing the connection loses nothing. */
export function storedDraftsIn(storage: KeyValueStorage, owner: string) {
  const key = `kpi-entries:${owner}`;

  function read(): Record<string, StoredDraft> {
    try {
      const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return isDrafts(stored) ? stored : {};
    } catch {
      return {};
    }
  }

  function write(drafts: Record<string, StoredDraft>) {
    if (Object.keys(drafts).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(drafts));
  }

  return {
    read,
    /** Other tabs keep their drafts in the same place: only this one is touched. */
    keep: (name: string, draft: StoredDraft) => write({ ...read(), [name]: draft }),
    forget(name: string) {
      const { [name]: _, ...others } = read();
      write(others);
    },
  };
}

const isDrafts = (value: unknown): value is Record<string, StoredDraft> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isStoredDraft);

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'kpiId' in value &&
  typeof value.kpiId === 'number' &&
  'period' in value &&
  typeof value.period === 'object' &&
  'draft' in value &&
  typeof value.draft === 'object' &&
  value.draft !== null &&
  'text' in value.draft;
