import { isInVatUnion, vatPrefixOf } from '@metra/contract/rules/vat-id';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '../../../design-system/fields/field.tsx';
import { TextInput } from '../../../design-system/fields/text-input.tsx';
import { countryName } from '../../../domain/company/country-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { BillingForm } from './billing-fields.tsx';

/** The VAT id, which has to fit the country; what is wrong with it is said in the words of that country. */
export function VatIdField({ form }: { form: BillingForm }) {
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
