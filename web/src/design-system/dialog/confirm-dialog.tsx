import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../behaviour/words.ts';
import { Button } from '../buttons/button.tsx';
import { DialogBody, DialogFooter } from './dialog.tsx';
import { openDialog } from './open-dialog.tsx';

export interface ConfirmDialogOptions {
  title: string;
  text: ReactNode;
  /** The label names the effect, for example "Wert löschen" instead of "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** It asks before an action that cannot be undone. Dismissing the dialog means no. */
export function confirmDialog({ title, size = 'sm', ...question }: ConfirmDialogOptions): Promise<boolean> {
  const answer = openDialog<boolean>({
    title,
    size,
    role: 'alertdialog',
    closeButton: size !== 'sm',
    content: ({ close }) => <Question {...question} size={size} onAnswer={close} />,
  });
  return answer.then((confirmed) => confirmed === true);
}

interface QuestionProps extends Omit<ConfirmDialogOptions, 'title'> {
  onAnswer: (confirmed: boolean) => void;
}

function Question({ text, confirmLabel, cancelLabel, tone = 'primary', size, onAnswer }: QuestionProps) {
  const words = useWords();
  return (
    <>
      <DialogBody>
        <BaseDialog.Description render={<div />}>{text}</BaseDialog.Description>
      </DialogBody>
      <DialogFooter>
        <Button variant={size === 'sm' ? 'secondary' : 'quiet'} onClick={() => onAnswer(false)}>
          {cancelLabel ?? words.cancel}
        </Button>
        <Button variant={tone} onClick={() => onAnswer(true)}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </>
  );
}
