import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Open dialogs from the lowest to the one on top, however they were opened. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

function replaceStack(next: readonly string[]) {
  stack = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function isTopmostDialog(id: string): boolean {
  return stack.at(-1) === id;
}

/** Keeps a dialog in the stack while it is open and says where in it the dialog stands. */
export function useDialogPlace(id: string, open: boolean) {
  useLayoutEffect(() => {
    if (!open) return;
    replaceStack([...stack, id]);
    return () => replaceStack(stack.filter((other) => other !== id));
  }, [id, open]);
  const current = useSyncExternalStore(subscribe, () => stack);
  const index = current.indexOf(id);
  const standing = index >= 0;
  return {
    dialogsAbove: standing ? current.length - 1 - index : 0,
    isLowest: standing ? index === 0 : current.length === 0,
  };
}
