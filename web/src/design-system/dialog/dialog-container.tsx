import { useLayoutEffect } from 'react';
import { useStore } from '../store.ts';
import { Dialog } from './dialog.tsx';
import { dialogStore } from './open-dialog.ts';

/** Stands once near the root of the application; `openDialog` and `confirmDialog` fill it from anywhere. */
export function DialogContainer() {
  const entries = useStore(dialogStore.entries);
  useLayoutEffect(() => dialogStore.attachContainer(), []);
  return entries.map(({ key, open, render, dismiss, ...look }) => (
    <Dialog key={key} open={open} onClose={dismiss} onClosed={() => dialogStore.forget(key)} {...look}>
      {render()}
    </Dialog>
  ));
}
