import type { BillingWrite } from '@metra/contract/shapes/billing-shapes';
import { countryName } from '../../../domain/company/country-name.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import type { ConflictField } from '../../../lib/versioned-form/conflict-view.tsx';

/** Every field as it is called and as its value reads. */
export function useBillingWords(): readonly ConflictField<BillingWrite>[] {
  const { t, language } = useTranslate();
  const orEmpty = (value: string | null | undefined) => value?.trim() || t('conflict.empty');
  const plain = (name: Exclude<keyof BillingWrite, 'country'>, label: string) => ({
    name,
    label,
    show: (values: BillingWrite) => orEmpty(values[name]),
  });
  return [
    plain('name', t('subscription.billing.name')),
    plain('street', t('company.street')),
    plain('additionalInfo', t('company.additionalInfo')),
    plain('zipCode', t('company.zipCode')),
    plain('city', t('company.city')),
    {
      name: 'country',
      label: t('company.country'),
      show: ({ country }) => countryName(country, language),
    },
    plain('vatId', t('subscription.vatId.label')),
    plain('email', t('subscription.billing.email')),
    plain('purchaseOrder', t('subscription.billing.purchaseOrder')),
  ];
}
