import { isInVatUnion, vatPrefixOf } from '@metra/contract/core/vat-id';
import type { Address } from '@metra/contract/operations/addresses';
import type { BillingWrite } from '@metra/contract/shapes/billing-shapes';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '../../../design-system/fields/field.tsx';
import { FormField } from '../../../design-system/fields/form-field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { CountryInput } from '../../../domain/company/country-input.tsx';
import { countryName } from '../../../domain/company/country-name.ts';
import { PlaceInput } from '../../../domain/company/place-input.tsx';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export type BillingForm = ContractForm<typeof BillingWrite>['form'];

/** Whom the invoice is made out to. */
export function BillingFields({ form }: { form: BillingForm }) {
  const { t } = useTranslate();
  const { control } = form;

  function fillIn(found: Address) {
    const options = { shouldDirty: true, shouldValidate: true } as const;
    if (found.street) form.setValue('street', found.street, options);
    if (found.zipCode) form.setValue('zipCode', found.zipCode, options);
    form.setValue('city', found.city, options);
    form.setValue('country', found.country, options);
  }

  return (
    <div className="field-grid">
      <FormField
        control={control}
        name="name"
        required
        label={t('subscription.billing.name')}
        className="col-span-full"
      >
        {(field) => <TextInput {...field} autoComplete="organization" maxLength={200} />}
      </FormField>
      <FormField control={control} name="street" required label={t('company.street')}>
        {(field) => <TextInput {...field} autoComplete="street-address" maxLength={200} />}
      </FormField>
      <FormField control={control} name="additionalInfo" optional label={t('company.additionalInfo')}>
        {({ value, ...field }) => (
          <TextInput {...field} value={value ?? ''} autoComplete="address-line2" maxLength={200} />
        )}
      </FormField>
      <FormField control={control} name="zipCode" required label={t('company.zipCode')}>
        {(field) => <PlaceInput {...field} onFound={fillIn} autoComplete="postal-code" />}
      </FormField>
      <FormField control={control} name="city" required label={t('company.city')}>
        {(field) => <PlaceInput {...field} onFound={fillIn} autoComplete="address-level2" />}
      </FormField>
      <FormField control={control} name="country" required label={t('company.country')}>
        {(field) => <CountryInput {...field} />}
      </FormField>
      <VatIdField form={form} />
      <FormField
        control={control}
        name="email"
        required
        label={t('subscription.billing.email')}
        description={t('subscription.billing.emailHint')}
      >
        {(field) => <TextInput {...field} type="email" autoComplete="email" maxLength={254} />}
      </FormField>
      <FormField
        control={control}
        name="purchaseOrder"
        optional
        label={t('subscription.billing.purchaseOrder')}
        description={t('subscription.billing.purchaseOrderHint')}
      >
        {({ value, ...field }) => (
          <TextInput {...field} value={value ?? ''} autoComplete="off" maxLength={100} />
        )}
      </FormField>
    </div>
  );
}

/** The VAT id, which has to fit the country; what is wrong with it is said in the words of that country. */
function VatIdField({ form }: { form: BillingForm }) {
  const { t, language } = useTranslate();
  const { control, trigger } = form;
  const country = useWatch({ control, name: 'country' });
  const { field, fieldState } = useController({ control, name: 'vatId' });
  const { isTouched, error } = fieldState;
  const isInUnion = isInVatUnion(country);
  const place = { country: countryName(country, language), prefix: vatPrefixOf(country) };

  // Another country has other numbers.
  useEffect(() => {
    if (isTouched && country !== '') void trigger('vatId');
  }, [country, isTouched, trigger]);

  const hint = country === 'DE' ? 'subscription.vatId.hint' : 'subscription.vatId.hintAbroad';
  const problem = isInUnion ? 'subscription.vatId.wrong' : 'subscription.vatId.notHere';
  return (
    <Field
      name={field.name}
      optional
      label={t('subscription.vatId.label')}
      description={!error && t(isInUnion ? hint : 'subscription.vatId.noUnion', place)}
      error={error && t(problem, place)}
    >
      <TextInput {...field} value={field.value ?? ''} autoComplete="off" spellCheck={false} maxLength={30} />
    </Field>
  );
}
