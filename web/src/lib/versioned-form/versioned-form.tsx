import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { confirmDialog } from '../../design-system/dialog/confirm-dialog.tsx';
import { Dialog } from '../../design-system/dialog/dialog.tsx';
import { DialogForm, type DialogFormProps } from '../forms/dialog-form.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { type ConflictField, ConflictView } from './conflict-view.tsx';
import type { VersionedForm } from './use-versioned-form.ts';

interface VersionedProps<Values extends FieldValues> {
  of: VersionedForm<Values>;
  conflictFields: readonly ConflictField<NoInfer<Values>>[];
}

/** In a dialog both versions replace the form. */
export function VersionedDialogForm<Values extends FieldValues>({
  of,
  conflictFields,
  ...rest
}: VersionedProps<Values> & Omit<DialogFormProps, 'of'>) {
  if (of.conflict) return <Choice of={of} conflictFields={conflictFields} />;
  return <DialogForm of={of} {...rest} />;
}

interface VersionedPageFormProps<Values extends FieldValues> extends VersionedProps<Values> {
  className?: string;
  /** The browser stores the input, so the person may leave without a warning. */
  isStored?: boolean;
  children: ReactNode;
}

/** On a page both versions appear in a dialog above the form, and leaving with unsaved input shows a warning. */
export function VersionedPageForm<Values extends FieldValues>(props: VersionedPageFormProps<Values>) {
  const { of, conflictFields, className, isStored = false, children } = props;
  const { t } = useTranslate();
  useLeaveQuestion(of.isDirty && !isStored);
  return (
    <form noValidate onSubmit={of.onSubmit} className={className}>
      {children}
      <Dialog open={of.conflict !== null} onClose={of.goBack} size="xl" title={t('conflict.title')}>
        <Choice of={of} conflictFields={conflictFields} />
      </Dialog>
    </form>
  );
}

/** A still newer version requires a new choice. */
function Choice<Values extends FieldValues>({ of, conflictFields }: VersionedProps<Values>) {
  if (!of.conflict) return null;
  return (
    <ConflictView
      key={of.conflict.theirs.version}
      conflict={of.conflict}
      fields={conflictFields}
      onBack={of.goBack}
      onResolve={of.resolve}
    />
  );
}

function useLeaveQuestion(isDirty: boolean): void {
  const { t } = useTranslate();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: () => isDirty,
    shouldBlockFn: async () => {
      const leave = await confirmDialog({
        title: t('forms.leave.title'),
        text: t('forms.leave.text'),
        confirmLabel: t('forms.leave.confirm'),
        cancelLabel: t('forms.leave.cancel'),
        tone: 'danger',
      });
      return !leave;
    },
  });
}
