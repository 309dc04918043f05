import { useEffect, useSyncExternalStore } from 'react';

let names: readonly string[] = [];
const listeners = new Set<() => void>();

function become(next: readonly string[]) {
  names = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A screen that shows one object names the page after it, e.g. after a goal. */
export function useNamePage(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    become([...names, name]);
    return () => become(names.toSpliced(names.lastIndexOf(name), 1));
  }, [name]);
}

export const usePageName = (): string | undefined => useSyncExternalStore(subscribe, () => names.at(-1));
