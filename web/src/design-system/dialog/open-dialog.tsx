import type { ReactNode } from 'react';
import type { DialogSize } from '../behaviour/constants.ts';
import { ApplicationError } from '../feedback/application-error.ts';
import { Dialog } from './dialog.tsx';
import { dialogStore } from './dialog-store.ts';

export interface DialogControls<Result> {
  /** It closes the dialog and resolves the promise of `openDialog`. */
  close: (result?: Result) => void;
}

export interface OpenDialogOptions<Result> {
  title: ReactNode;
  size?: DialogSize | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  closeButton?: boolean | undefined;
  content: (controls: DialogControls<Result>) => ReactNode;
}

/** It resolves with the dialog's result, or with undefined when the dialog was dismissed. */
export function openDialog<Result = void>(options: OpenDialogOptions<Result>): Promise<Result | undefined> {
  if (!dialogStore.hasContainer())
    throw new ApplicationError('app:open-dialog', 'Dialog container is not defined');
  const { content, ...look } = options;
  return new Promise((resolve) => {
    function close(result?: Result) {
      dialogStore.close(key);
      resolve(result);
    }
    const dismiss = () => close();
    const key = dialogStore.add({
      dismiss,
      render: (shown) => (
        <Dialog {...look} {...shown} onClose={dismiss}>
          {content({ close })}
        </Dialog>
      ),
    });
  });
}
