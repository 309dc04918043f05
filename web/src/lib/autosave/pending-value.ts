import type { KeyValueStorage } from '../storage/safe-storage.ts';

/** The server has not acknowledged this value yet; it was made from the stored one. */
export interface PendingValue {
  value: string;
  version: number | null;
  base: string | null;
}

/** A closed browser or a lost connection loses no unacknowledged value. */
export function pendingValueIn(storage: KeyValueStorage, key: string) {
  return {
    keep: (pending: PendingValue) => storage.setItem(key, JSON.stringify(pending)),
    read: (): PendingValue | null => parsed(storage.getItem(key)),
    /** Another tab may have stored a newer value, which stays. */
    forget(acknowledged: string) {
      const stored = parsed(storage.getItem(key));
      if (!stored || stored.value === acknowledged) storage.removeItem(key);
    },
    drop: () => storage.removeItem(key),
  };
}

function parsed(text: string | null): PendingValue | null {
  if (text === null) return null;
  try {
    const pending: unknown = JSON.parse(text);
    return isPending(pending) ? pending : null;
  } catch {
    return null;
  }
}

const isPending = (value: unknown): value is PendingValue =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'version' in value &&
  (value.version === null || typeof value.version === 'number') &&
  'base' in value &&
  (value.base === null || typeof value.base === 'string');
