import type { ReactNode } from 'react';
import { ApplicationError } from '../application-error.ts';
import type { DialogSize } from '../constants.ts';
import { createStore } from '../store.ts';

export interface DialogControls<Result> {
  /** Closes the dialog and answers whoever opened it. */
  close: (result?: Result) => void;
}

export interface OpenDialogOptions<Result> {
  title: ReactNode;
  size?: DialogSize | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  closeButton?: boolean | undefined;
  content: (controls: DialogControls<Result>) => ReactNode;
}

export interface DialogEntry extends Omit<OpenDialogOptions<never>, 'content'> {
  key: number;
  open: boolean;
  render: () => ReactNode;
  dismiss: () => void;
}

const entries = createStore<readonly DialogEntry[]>([]);
let containers = 0;
let lastKey = 0;

/** Opens a dialog on top of those already open. Resolves with its result, or undefined when it was dismissed. */
export function openDialog<Result = void>(options: OpenDialogOptions<Result>): Promise<Result | undefined> {
  if (containers === 0) throw new ApplicationError('app:open-dialog', 'Dialog container is not defined');
  const { content, ...rest } = options;
  lastKey += 1;
  const key = lastKey;
  return new Promise((resolve) => {
    function close(result?: Result) {
      entries.set(entries.get().map((entry) => (entry.key === key ? { ...entry, open: false } : entry)));
      resolve(result);
    }
    const entry = { ...rest, key, open: true, render: () => content({ close }), dismiss: () => close() };
    entries.set([...entries.get(), entry]);
  });
}

export const dialogStore = {
  entries,
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
