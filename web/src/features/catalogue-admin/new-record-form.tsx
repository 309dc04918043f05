import type { ReactNode } from 'react';
import { DialogForm, type DialogFormProps } from '../../lib/dialog-form.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface NewRecordFormProps extends Pick<DialogFormProps, 'of' | 'onCancel'> {
  hint: string;
  children: ReactNode;
}

/** The few things something new needs before it has a page of its own. */
export function NewRecordForm({ of, onCancel, hint, children }: NewRecordFormProps) {
  const { t } = useTranslate();
  return (
    <DialogForm isOwn of={of} submitLabel={t('catalogue-admin.create')} onCancel={onCancel}>
      <div className="grid gap-5">
        <p className="text-text-soft">{hint}</p>
        {children}
      </div>
    </DialogForm>
  );
}
