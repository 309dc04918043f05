import type { CompanySize, Industry } from '@metra/contract/operations/frontend';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { SoonSelect } from '../../design-system/fields/soon-select.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { Textarea } from '../../design-system/fields/textarea.tsx';
import { IndustryInput } from '../../domain/company/industry-input.tsx';
import { LogoField } from '../../domain/company/logo-field.tsx';
import { useLogoUpload } from '../../domain/company/use-logo-upload.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { BusinessYearField } from './business-year-field.tsx';
import type { ProfileForm } from './profile-values.ts';

interface OrganisationFieldsProps {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  industries: readonly Industry[];
  sizes: readonly CompanySize[];
}

export function OrganisationFields({ form, industries, sizes }: OrganisationFieldsProps) {
  const { t } = useTranslate();
  const { control } = form;
  const upload = useLogoUpload();
  const [name, logo] = useWatch({ control, name: ['name', 'logo'] });
  return (
    <>
      <FormField control={control} name="name" required label={t('settings.name')} className="col-span-full">
        {(field) => <TextInput {...field} autoComplete="organization" maxLength={200} />}
      </FormField>
      <FormField control={control} name="industryId" label={t('settings.industry')}>
        {(field) => (
          <IndustryInput {...field} industries={industries} placeholder={t('settings.industryPlaceholder')} />
        )}
      </FormField>
      <FormField control={control} name="sizeId" label={t('settings.size')}>
        {({ value, onChange, ...field }) => (
          <SoonSelect
            {...field}
            options={sizes.map(({ id, name: label, label: people }) => ({
              value: String(id),
              label,
              description: people,
            }))}
            value={value === null ? null : String(value)}
            onChange={(id) => onChange(Number(id))}
          />
        )}
      </FormField>
      <BusinessYearField control={control} />
      <FormField
        control={control}
        name="description"
        optional
        label={t('settings.description')}
        className="col-span-full"
      >
        {(field) => <Textarea {...field} rows={4} maxLength={5000} />}
      </FormField>
      <div className="col-span-full">
        <LogoField
          companyName={name}
          value={logo}
          upload={upload}
          onChange={(next) => form.setValue('logo', next, { shouldDirty: true })}
        />
      </div>
    </>
  );
}
