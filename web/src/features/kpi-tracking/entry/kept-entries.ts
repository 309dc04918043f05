import type { Period } from '@metra/contract/kpi-shapes';
import type { KeyValueStorage } from '../../../lib/safe-storage.ts';
import type { Base, Draft } from './row-state.ts';

/** An entry that waits in the browser: enough to show it again and to send it without the grid. */
export interface KeptEntry {
  kpiId: number;
  kpiName: string;
  period: Period;
  base: Base | null;
  draft: Draft;
  /** Left by the person and found good: it may be sent without asking. */
  ready: boolean;
}

/** Keeps what is not acknowledged, so that closing the browser or losing the connection loses nothing. */
export function keptEntriesIn(storage: KeyValueStorage, owner: string) {
  const key = `kpi-entries:${owner}`;

  function read(): Record<string, KeptEntry> {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return isKept(kept) ? kept : {};
    } catch {
      return {};
    }
  }

  function write(entries: Record<string, KeptEntry>) {
    if (Object.keys(entries).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(entries));
  }

  return {
    read,
    /** Other tabs keep their entries in the same place: only this one is touched. */
    keep: (name: string, entry: KeptEntry) => write({ ...read(), [name]: entry }),
    forget(name: string) {
      const { [name]: _, ...others } = read();
      write(others);
    },
  };
}

const isKept = (value: unknown): value is Record<string, KeptEntry> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEntry);

const isEntry = (value: unknown): value is KeptEntry =>
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
