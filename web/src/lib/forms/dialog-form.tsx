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
  /** A form without a contract schema passes its own submit function. */
  of: Pick<ContractForm<never>, 'onSubmit' | 'submitting' | 'isDirty'> & Partial<Problem>;
  /** The label names the effect, for example "Ziel speichern" instead of "OK". */
  submitLabel: string;
  submitTone?: 'primary' | 'danger';
  /** It is false while a required choice is missing that the form shows without a message. */
  canSubmit?: boolean;
  cancelLabel?: string;
  onCancel: () => void;
  /** The form changes only the person's own data, so readers may use it too. */
  isOwn?: boolean;
  /** It appears above the error message and the fields. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** Every dialog with input uses this. A click on the backdrop does not close it while unsaved input would be lost. */
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
