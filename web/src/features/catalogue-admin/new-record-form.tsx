import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { DialogForm, type DialogFormProps } from '../../lib/forms/dialog-form.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface NewRecordFormProps extends Pick<DialogFormProps, 'of' | 'onCancel'> {
  hint: string;
  children: ReactNode;
}

/** A new record needs these few fields before it has its own page. */
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

interface NameAndSlugProps<Values extends FieldValues> {
  control: Control<Values>;
  slugHint: string;
}

export function NameAndSlug<Values extends FieldValues & { name: string; slug: string }>({
  control,
  slugHint,
}: NameAndSlugProps<Values>) {
  const { t } = useTranslate();
  return (
    <>
      <FormField
        control={control}
        name={'name' as FieldPath<Values>}
        required
        label={t('catalogue-admin.nameGerman')}
      >
        {({ value, ...field }) => <TextInput {...field} value={String(value)} maxLength={200} />}
      </FormField>
      <FormField
        control={control}
        name={'slug' as FieldPath<Values>}
        required
        label={t('catalogue-admin.slug')}
        description={slugHint}
      >
        {({ value, ...field }) => (
          <TextInput
            {...field}
            value={String(value)}
            maxLength={80}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
    </>
  );
}
