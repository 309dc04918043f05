import { useWords } from '../../../design-system/behaviour/words.ts';
import { Button } from '../../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../../design-system/dialog/dialog.tsx';

interface RemovalQuestionProps {
  text: string;
  /** The label of the button says what will happen. */
  confirm: string;
  removing: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question comes before an action that cannot be undone. */
export function RemovalQuestion({ text, confirm, removing, onConfirm, onCancel }: RemovalQuestionProps) {
  const words = useWords();
  return (
    <>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="danger" loading={removing} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFooter>
    </>
  );
}
