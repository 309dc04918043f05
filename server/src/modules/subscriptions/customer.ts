import type { Language } from '@metra/contract/core/primitives';
import { tidyVatId } from '@metra/contract/core/vat-id';
import type { BillingWrite } from '@metra/contract/shapes/billing-shapes';

export interface BillingAddress {
  name: string;
  street: string;
  additionalInfo: string | null;
  zipCode: string;
  city: string;
  country: string;
}

/** The recipient of an invoice. */
export interface Customer extends BillingAddress {
  vatId: string | null;
  purchaseOrder: string | null;
  email: string;
}

export interface InvoiceRecipient {
  customer: Customer;
  language: Language;
}

/** The stored form: without surrounding spaces, and null instead of empty texts. */
export const customerOf = (write: BillingWrite): Customer => ({
  name: write.name.trim(),
  street: write.street.trim(),
  additionalInfo: write.additionalInfo?.trim() || null,
  zipCode: write.zipCode.trim(),
  city: write.city.trim(),
  country: write.country,
  vatId: write.vatId?.trim() ? tidyVatId(write.vatId) : null,
  purchaseOrder: write.purchaseOrder?.trim() || null,
  email: write.email,
});
