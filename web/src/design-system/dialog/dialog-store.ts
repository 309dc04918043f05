import type { ReactNode } from 'react';
import { createStore } from '../behaviour/store.ts';

/** A dialog that is open, or about to be gone. */
export interface DialogEntry {
  key: number;
  open: boolean;
  dismiss: () => void;
  render: (shown: { open: boolean; onClosed: () => void }) => ReactNode;
}

const entries = createStore<readonly DialogEntry[]>([]);
let containers = 0;
let lastKey = 0;

/** The open dialogs. It does not know what a dialog is made of: that comes with the screens that open some. */
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
  /** Called once a closed dialog has faded out. */
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
