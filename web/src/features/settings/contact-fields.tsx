import type { Control } from 'react-hook-form';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ProfileForm } from './profile-values.ts';

export function ContactFields({ control }: { control: Control<ProfileForm> }) {
  const { t } = useTranslate();
  return (
    <>
      <FormField control={control} name="email" optional label={t('settings.email')}>
        {({ value, ...field }) => (
          <TextInput {...field} value={value ?? ''} type="email" autoComplete="email" maxLength={254} />
        )}
      </FormField>
      <FormField control={control} name="phone" optional label={t('settings.phone')}>
        {(field) => <TextInput {...field} type="tel" autoComplete="tel" maxLength={50} />}
      </FormField>
      <FormField
        control={control}
        name="website"
        optional
        label={t('settings.website')}
        description={t('settings.websiteHint')}
        className="col-span-full"
      >
        {({ value, ...field }) => (
          <TextInput {...field} value={value ?? ''} type="url" autoComplete="url" maxLength={2000} />
        )}
      </FormField>
    </>
  );
}
