import { useState } from 'react';
import { browserStorage } from '../../lib/storage/safe-storage.ts';

/** The browser stores the text until it is sent; the name identifies the person and the object. */
export function useStoredReason(name: string): {
  reason: string;
  write: (reason: string) => void;
  forget: () => void;
} {
  const key = `stored-input:${name}`;
  const [reason, setReason] = useState(() => browserStorage.getItem(key) ?? '');
  return {
    reason,
    write(next) {
      setReason(next);
      if (next.trim() === '') browserStorage.removeItem(key);
      else browserStorage.setItem(key, next);
    },
    forget: () => browserStorage.removeItem(key),
  };
}
