import type { Address } from '@metra/contract/operations/addresses';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { CountryInput } from '../../../domain/company/country-input.tsx';
import { PlaceInput } from '../../../domain/company/place-input.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { WizardStore } from '../wizard-store.ts';
import type { CompanyFormInHand } from './use-company-form.ts';

interface AddressFieldsProps {
  form: CompanyFormInHand['form'];
  store: WizardStore;
}

/** The address: postcode and place suggest each other, and everything can be typed by hand. */
export function AddressFields({ form, store }: AddressFieldsProps) {
  const { t } = useTranslate();
  const { control } = form;

  function setLocation(location: Address['location'] | null) {
    const { company } = store.snapshot();
    if (company.location !== location) store.changeCompany({ ...company, location });
  }

  function fillIn(found: Address) {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    if (found.street) form.setValue('address', found.street, options);
    if (found.zipCode) form.setValue('zipCode', found.zipCode, options);
    form.setValue('city', found.city, options);
    form.setValue('country', found.country, options);
    setLocation(found.location);
  }

  /** Another place than the one that was found is somewhere else. */
  const typed = (onChange: (text: string) => void) => (text: string) => {
    onChange(text);
    setLocation(null);
  };

  return (
    <>
      <FormField control={control} name="address" required label={t('company.street')}>
        {(field) => <TextInput {...field} autoComplete="street-address" />}
      </FormField>
      <FormField control={control} name="additionalInfo" optional label={t('company.additionalInfo')}>
        {({ value, ...field }) => <TextInput {...field} value={value ?? ''} autoComplete="address-line2" />}
      </FormField>
      <div className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-4">
        <FormField control={control} name="zipCode" required label={t('company.zipCode')}>
          {({ onChange, ...field }) => (
            <PlaceInput {...field} onChange={typed(onChange)} onFound={fillIn} autoComplete="postal-code" />
          )}
        </FormField>
        <FormField control={control} name="city" required label={t('company.city')}>
          {({ onChange, ...field }) => (
            <PlaceInput
              {...field}
              onChange={typed(onChange)}
              onFound={fillIn}
              autoComplete="address-level2"
            />
          )}
        </FormField>
      </div>
      <FormField control={control} name="country" required label={t('company.country')}>
        {({ onChange, ...field }) => <CountryInput {...field} onChange={typed(onChange)} />}
      </FormField>
    </>
  );
}
