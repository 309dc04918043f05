import { log } from '../errors/log.ts';

export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function memoryStorage(): KeyValueStorage & { keys(): string[] } {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** The page's memory replaces storage that the browser forbids or that is full. */
function safeStorage(storage: () => KeyValueStorage): KeyValueStorage {
  const memory = memoryStorage();
  let told = false;

  function attempt<Result>(act: (storage: KeyValueStorage) => Result, otherwise: () => Result): Result {
    try {
      return act(storage());
    } catch (error) {
      if (!told) log.info('The storage of the browser cannot be used.', error);
      told = true;
      return otherwise();
    }
  }

  return {
    getItem(key) {
      const read = (kept: KeyValueStorage) => kept.getItem(key);
      return memory.getItem(key) ?? attempt(read, () => null);
    },
    setItem(key, value) {
      memory.removeItem(key);
      attempt(
        (kept) => kept.setItem(key, value),
        () => memory.setItem(key, value),
      );
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt(
        (kept) => kept.removeItem(key),
        () => undefined,
      );
    },
  };
}

/** The server knows no person and must not keep anything from one page to the next. */
const nothingKept: KeyValueStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

export const browserStorage = typeof window === 'undefined' ? nothingKept : safeStorage(() => localStorage);

/** It belongs to one tab and survives a reload. */
export const tabStorage = typeof window === 'undefined' ? nothingKept : safeStorage(() => sessionStorage);
