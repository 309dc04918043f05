import { Fragment, useLayoutEffect } from 'react';
import { useStore } from '../behaviour/store.ts';
import { dialogStore } from './dialog-store.ts';

/** Stands once near the root of the application; `openDialog` and `confirmDialog` fill it from anywhere. */
export function DialogContainer() {
  const entries = useStore(dialogStore.entries);
  useLayoutEffect(() => dialogStore.attachContainer(), []);
  return entries.map(({ key, open, render }) => (
    <Fragment key={key}>{render({ open, onClosed: () => dialogStore.forget(key) })}</Fragment>
  ));
}
