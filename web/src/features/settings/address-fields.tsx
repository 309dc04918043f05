import type { Address } from '@metra/contract/operations/addresses';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../design-system/fields/form-field.tsx';
import { TextInput } from '../../design-system/fields/text-input.tsx';
import { CountryInput } from '../../domain/company/country-input.tsx';
import { PlaceInput } from '../../domain/company/place-input.tsx';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { ProfileForm } from './profile-values.ts';

/** The address: postcode and place suggest each other, and everything can be typed by hand. */
export function AddressFields({ form }: { form: UseFormReturn<ProfileForm, unknown, ProfileForm> }) {
  const { t } = useTranslate();
  const { control } = form;

  function fillIn(found: Address) {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    if (found.street) form.setValue('street', found.street, options);
    if (found.zipCode) form.setValue('zipCode', found.zipCode, options);
    form.setValue('city', found.city, options);
    form.setValue('country', found.country, options);
    form.setValue('location', found.location, options);
  }

  /** Another place than the one that was found is somewhere else. */
  const typed =
    <Value,>(onChange: (value: Value) => void) =>
    (value: Value) => {
      onChange(value);
      form.setValue('location', null, { shouldDirty: true });
    };

  return (
    <>
      <FormField control={control} name="street" label={t('company.street')}>
        {(field) => <TextInput {...field} autoComplete="street-address" maxLength={200} />}
      </FormField>
      <FormField control={control} name="additionalInfo" optional label={t('company.additionalInfo')}>
        {(field) => <TextInput {...field} autoComplete="address-line2" maxLength={200} />}
      </FormField>
      <FormField control={control} name="zipCode" label={t('company.zipCode')}>
        {({ onChange, ...field }) => (
          <PlaceInput {...field} onChange={typed(onChange)} onFound={fillIn} autoComplete="postal-code" />
        )}
      </FormField>
      <FormField control={control} name="city" label={t('company.city')}>
        {({ onChange, ...field }) => (
          <PlaceInput {...field} onChange={typed(onChange)} onFound={fillIn} autoComplete="address-level2" />
        )}
      </FormField>
      <FormField control={control} name="country" label={t('company.country')}>
        {({ value, onChange, ...field }) => (
          <CountryInput
            {...field}
            value={value ?? ''}
            onChange={(code) => typed(onChange)(code === '' ? null : code)}
          />
        )}
      </FormField>
    </>
  );
}
