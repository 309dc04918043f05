import type { ReactNode } from 'react';
import { Button } from '../design-system/button.tsx';
import { DialogBody, DialogFooter } from '../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../design-system/dialog/unsaved-input.ts';
import { useWords } from '../design-system/words.ts';
import { FormProblem } from './form-problem.tsx';
import type { ContractForm } from './forms.ts';

type Problem = Pick<ContractForm<never>, 'error' | 'waitUntil' | 'missesSubscription'>;

export interface DialogFormProps {
  /** A contract form, or what a few choices and a mutation amount to. */
  of: Pick<ContractForm<never>, 'onSubmit' | 'submitting' | 'isDirty'> & Partial<Problem>;
  /** Says what will happen: "Ziel speichern", not "OK". */
  submitLabel: string;
  submitTone?: 'primary' | 'danger';
  /** False while something is missing that the button itself makes plain. */
  canSubmit?: boolean;
  cancelLabel?: string;
  onCancel: () => void;
  /** What stands before the fields, and before what is wrong with them. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** The contents of every dialog that asks for input: while something typed would be lost, its backdrop only shakes. */
export function DialogForm(props: DialogFormProps) {
  const { of, submitLabel, submitTone = 'primary', canSubmit = true, onCancel, intro, children } = props;
  const words = useWords();
  useUnsavedInput(of.isDirty);
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) void of.onSubmit(event);
      }}
    >
      <DialogBody>
        {intro}
        <div className="mb-4 empty:hidden">
          <FormProblem of={{ error: undefined, waitUntil: undefined, ...of }} />
        </div>
        {children}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onCancel}>
          {props.cancelLabel ?? words.cancel}
        </Button>
        <Button type="submit" variant={submitTone} disabled={!canSubmit} loading={of.submitting}>
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}
