import type { KeyValueStorage } from './safe-storage.ts';

/** A value that was typed but not yet acknowledged by the server, and the stored one it was made from. */
export interface PendingValue {
  value: string;
  version: number | null;
  base: string | null;
}

/** Keeps what is not acknowledged yet, so that closing the browser or losing the connection loses nothing. */
export function pendingValueIn(storage: KeyValueStorage, key: string) {
  return {
    keep: (pending: PendingValue) => storage.setItem(key, JSON.stringify(pending)),
    read: (): PendingValue | null => parsed(storage.getItem(key)),
    /** Another tab may have kept something newer meanwhile: that stays. */
    forget(acknowledged: string) {
      const kept = parsed(storage.getItem(key));
      if (!kept || kept.value === acknowledged) storage.removeItem(key);
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
