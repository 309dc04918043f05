import type { ReactNode } from 'react';
import { useWords } from '../../design-system/behaviour/words.ts';
import { Button } from '../../design-system/buttons/button.tsx';
import { DialogBody, DialogFooter } from '../../design-system/dialog/dialog.tsx';
import { useUnsavedInput } from '../../design-system/dialog/unsaved-input.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useMayWrite } from '../session/for-writers.tsx';
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
  /** Concerns nothing but the person: readers may do it as well. */
  isOwn?: boolean;
  /** What stands before the fields, and before what is wrong with them. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** The contents of every dialog that asks for input: while something typed would be lost, its backdrop only shakes. */
export function DialogForm(props: DialogFormProps) {
  const { of, submitLabel, submitTone = 'primary', canSubmit = true, onCancel, intro, children } = props;
  const words = useWords();
  const maySubmit = useMayWrite() || props.isOwn === true;
  const { t } = useTranslate();
  useUnsavedInput(of.isDirty);
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit && maySubmit) void of.onSubmit(event);
      }}
    >
      <DialogBody>
        {intro}
        <div className="mb-4 empty:hidden">
          <FormProblem of={{ error: undefined, waitUntil: undefined, ...of }} />
        </div>
        {children}
        {!maySubmit && <p className="mt-4 font-medium">{t('common.reader.text')}</p>}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onCancel}>
          {props.cancelLabel ?? words.cancel}
        </Button>
        {maySubmit && (
          <Button type="submit" variant={submitTone} disabled={!canSubmit} loading={of.submitting}>
            {submitLabel}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
