import type { PublicData } from '@metra/contract/operations/frontend';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { RadioGroup } from '../../../design-system/fields/radio-group.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { IndustryInput } from '../../../domain/company/industry-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { CompanyFormInHand } from './use-company-form.ts';

interface CompanyFieldsProps {
  control: CompanyFormInHand['control'];
  catalogue: PublicData;
}

export function CompanyFields({ control, catalogue: { industries, sizes } }: CompanyFieldsProps) {
  const { t } = useTranslate();
  const sizeOptions = sizes.map(({ id, name, label }) => ({
    value: String(id),
    label: name,
    description: label,
  }));
  return (
    <>
      <FormField control={control} name="name" required label={t('metra-lite.wizard.company.name')}>
        {(field) => <TextInput {...field} autoComplete="organization" />}
      </FormField>
      <FormField control={control} name="industry" required label={t('metra-lite.wizard.company.industry')}>
        {({ value, ...field }) => (
          <IndustryInput
            {...field}
            industries={industries}
            value={value ?? null}
            placeholder={t('metra-lite.wizard.company.industryPlaceholder')}
          />
        )}
      </FormField>
      <FormField control={control} name="size" required label={t('metra-lite.wizard.company.size')}>
        {({ value, onChange, ...field }) => (
          <RadioGroup
            {...field}
            options={sizeOptions}
            value={value === undefined || value === null ? null : String(value)}
            onChange={(size) => onChange(Number(size))}
            className="sm:grid-cols-2"
          />
        )}
      </FormField>
    </>
  );
}
