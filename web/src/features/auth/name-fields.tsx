import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface NameFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  firstName: FieldPath<Values>;
  lastName: FieldPath<Values>;
}

export function NameFields<Values extends FieldValues>({
  control,
  firstName,
  lastName,
}: NameFieldsProps<Values>) {
  const { t } = useTranslate();
  return (
    <div className="field-grid">
      <FormField control={control} name={firstName} label={t('auth.field.firstName')} required>
        {(field) => <TextInput {...field} autoComplete="given-name" data-autofocus />}
      </FormField>
      <FormField control={control} name={lastName} label={t('auth.field.lastName')} required>
        {(field) => <TextInput {...field} autoComplete="family-name" />}
      </FormField>
    </div>
  );
}
