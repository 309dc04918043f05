import type { ReactNode } from 'react';
import type { DialogSize } from '../behaviour/constants.ts';
import { ApplicationError } from '../feedback/application-error.ts';
import { Dialog } from './dialog.tsx';
import { dialogStore } from './dialog-store.ts';

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

/** Opens a dialog on top of those already open. Resolves with its result, or undefined when it was dismissed. */
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
