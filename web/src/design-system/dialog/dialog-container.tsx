import { Fragment, useLayoutEffect } from 'react';
import { useStore } from '../behaviour/store.ts';
import { dialogStore } from './dialog-store.ts';

/** The root of the application renders it once; `openDialog` and `confirmDialog` add dialogs to it. */
export function DialogContainer() {
  const entries = useStore(dialogStore.entries);
  useLayoutEffect(() => dialogStore.attachContainer(), []);
  return entries.map(({ key, open, render }) => (
    <Fragment key={key}>{render({ open, onClosed: () => dialogStore.forget(key) })}</Fragment>
  ));
}
