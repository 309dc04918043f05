import { useEffect } from 'react';
import { createStore, useStore } from '../../design-system/behaviour/store.ts';

const names = createStore<readonly string[]>([]);

/** A screen of one object names the page after the object, e.g. after a goal. */
export function useNamePage(name: string | undefined): void {
  useEffect(() => {
    if (!name) return;
    names.set([...names.get(), name]);
    return () => names.set(names.get().toSpliced(names.get().lastIndexOf(name), 1));
  }, [name]);
}

export const usePageName = (): string | undefined => useStore(names).at(-1);
