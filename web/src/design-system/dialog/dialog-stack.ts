import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../behaviour/store.ts';

/** The stack contains all open dialogs, also those that are rendered as components. The last one is on top. */
const stack = createStore<readonly string[]>([]);

export function isTopmostDialog(id: string): boolean {
  return stack.get().at(-1) === id;
}

/** The dialog is in the stack while it is open. */
export function useDialogPlace(id: string, open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    stack.set([...stack.get(), id]);
    return () => stack.set(stack.get().filter((other) => other !== id));
  }, [id, open]);
  const current = useStore(stack);
  const index = current.indexOf(id);
  const isOpen = index >= 0;
  return {
    dialogsAbove: isOpen ? current.length - 1 - index : 0,
    isLowest: isOpen ? index === 0 : current.length === 0,
  };
}
