import type { ReactNode } from 'react';
import { createStore } from '../behaviour/store.ts';

/** A closed dialog stays in the store until it has faded out. */
export interface DialogEntry {
  key: number;
  open: boolean;
  dismiss: () => void;
  render: (shown: { open: boolean; onClosed: () => void }) => ReactNode;
}

const entries = createStore<readonly DialogEntry[]>([]);
let containers = 0;
let lastKey = 0;

/** The store does not import the dialog component, which comes with the screens that open dialogs. */
export const dialogStore = {
  entries,
  hasContainer: (): boolean => containers > 0,
  add(entry: Omit<DialogEntry, 'key' | 'open'>): number {
    lastKey += 1;
    entries.set([...entries.get(), { ...entry, key: lastKey, open: true }]);
    return lastKey;
  },
  close(key: number) {
    entries.set(entries.get().map((entry) => (entry.key === key ? { ...entry, open: false } : entry)));
  },
  /** It is called when a closed dialog has faded out. */
  forget(key: number) {
    entries.set(entries.get().filter((entry) => entry.key !== key));
  },
  attachContainer() {
    containers += 1;
    return () => {
      containers -= 1;
      if (containers > 0) return;
      for (const entry of entries.get()) entry.dismiss();
      entries.set([]);
    };
  },
};
