import { isVatId, tidyVatId } from '@metra/contract/core/vat-id';
import type { Account } from '@metra/contract/shapes/accounts';
import type { Billing, BillingWrite } from '@metra/contract/shapes/billing-shapes';
import { z } from 'zod';

/** The form represents missing billing data as an empty text. */
export const BillingValues = z.object({
  name: z.string(),
  street: z.string(),
  additionalInfo: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatId: z.string(),
  purchaseOrder: z.string(),
  email: z.string(),
});
export type BillingValues = z.infer<typeof BillingValues>;

export const billingFieldNames = Object.keys(BillingValues.shape) as (keyof BillingValues)[];

/** The form starts with the most frequent country and the address of the person who orders. */
export const billingValues = (billing: Billing, account: Pick<Account, 'email'> | null): BillingValues => ({
  name: billing.name,
  street: billing.street ?? '',
  additionalInfo: billing.additionalInfo ?? '',
  zipCode: billing.zipCode ?? '',
  city: billing.city ?? '',
  country: billing.country ?? 'DE',
  vatId: billing.vatId ?? '',
  purchaseOrder: billing.purchaseOrder ?? '',
  email: billing.email ?? account?.email ?? '',
});

/** Returns the billing data as it is sent: trimmed, and null for empty texts. */
export function billingWrite(values: BillingWrite): BillingWrite {
  const said = (text: string | null | undefined) => text?.trim() || null;
  return {
    name: values.name.trim(),
    street: values.street.trim(),
    additionalInfo: said(values.additionalInfo),
    zipCode: values.zipCode.trim(),
    city: values.city.trim(),
    country: values.country,
    vatId: values.vatId?.trim() ? tidyVatId(values.vatId) : null,
    purchaseOrder: said(values.purchaseOrder),
    email: values.email,
  };
}

/** The price is requested with a complete VAT id only; an incomplete one counts as none. */
export function usableVatId({ vatId, country }: Pick<BillingValues, 'vatId' | 'country'>): string {
  const tidy = tidyVatId(vatId);
  return isVatId(tidy, country) ? tidy : '';
}
