import { log } from './log.ts';

export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** localStorage, or a memory of the same shape where the browser forbids or has run out of storage. */
export function safeStorage(storage: () => KeyValueStorage = () => localStorage): KeyValueStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(act: (storage: KeyValueStorage) => Result, otherwise: () => Result): Result {
    try {
      return act(storage());
    } catch (error) {
      log.info('Local storage cannot be used.', error);
      return otherwise();
    }
  }

  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        (kept) => kept.getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      attempt(
        (kept) => {
          kept.setItem(key, value);
          memory.delete(key);
        },
        () => {
          memory.set(key, value);
        },
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        (kept) => kept.removeItem(key),
        () => undefined,
      );
    },
  };
}

export const browserStorage = safeStorage();
